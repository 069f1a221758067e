import { Field } from '#react/field.ts';
import type { Guidance } from '#testing/guidance.ts';

export const guidance: Guidance = [
  {
    do: {
      picture: (
        <Field label="Legal name" help="As on the registration.">
          <input defaultValue="Harrowvine Foods LLC" />
        </Field>
      ),
      alt: 'A field with the label “Legal name” above it and the help “As on the registration.” below it.',
      reason: 'Keep the label above the field, where it can be read before, while and after someone types.',
    },
    dont: {
      picture: (
        <Field label="Legal name" labelHidden>
          <input placeholder="Legal name, as on the registration" />
        </Field>
      ),
      alt: 'A field without a visible label. Its placeholder reads “Legal name, as on the registration”.',
      reason: 'Don’t use a placeholder as the label: it disappears with the first letter, and so does the question.',
    },
  },
  {
    do: {
      picture: (
        <Field label="ZIP code" error="Enter five digits, such as 97202.">
          <input defaultValue="9720" />
        </Field>
      ),
      alt: 'A field with four digits and the error “Enter five digits, such as 97202.”',
      reason: 'Say in the error what to enter, so that the next try succeeds.',
    },
    dont: {
      picture: (
        <Field label="ZIP code" error="Invalid input.">
          <input defaultValue="9720" />
        </Field>
      ),
      alt: 'A field with four digits and the error “Invalid input.”',
      reason: 'Don’t only say that something is wrong: people already see that, and not what to change.',
    },
  },
];
