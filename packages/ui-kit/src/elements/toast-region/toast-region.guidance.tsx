import { Field } from '#react/field.ts';
import { Toast } from '#react/toast.ts';
import type { Guidance } from '#testing/guidance.ts';

export const guidance: Guidance = [
  {
    do: {
      picture: <Toast variant="success" message="Invoice 1041 archived" action="Undo" />,
      alt: 'A toast that says “Invoice 1041 archived”, with the action “Undo”.',
      reason: 'Name the result in a few words, because a toast disappears after some seconds.',
    },
    dont: {
      picture: (
        <Toast
          variant="success"
          message="The invoice that you selected has been moved to the archive"
          description="You find it there for ten years. To restore it, open the archive, select the invoice, choose “Restore” from its menu, and confirm."
        />
      ),
      alt: 'A toast with four lines of instructions for restoring an invoice.',
      reason: 'Don’t explain in a toast: it is gone before the text has been read.',
    },
  },
  {
    do: {
      picture: (
        <Field label="Phone" error="Enter a number with ten digits.">
          <input defaultValue="(503) 555-01" />
        </Field>
      ),
      alt: 'A phone field with the error “Enter a number with ten digits.” below it.',
      reason: 'Show an error at its field, where it stays until it is corrected.',
    },
    dont: {
      picture: <Toast variant="danger" message="Enter a phone number with ten digits" />,
      alt: 'A toast that says “Enter a phone number with ten digits”.',
      reason: 'Don’t report wrong input in a toast: it is far from the field and soon gone.',
    },
  },
];
