import { Field } from '#react/field.ts';
import { MoneyField } from '#react/money-field.ts';
import type { Guidance } from '#testing/guidance.ts';

export const guidance: Guidance = [
  {
    do: {
      picture: <MoneyField label="Amount" help="From $10,000 to $5,000,000." defaultValue={1_850_000} />,
      alt: 'A money field with “$18,500” and the help “From $10,000 to $5,000,000.”',
      reason: 'Let the field write the currency and the separators, so that a zero too many is easy to notice.',
    },
    dont: {
      picture: (
        <Field label="Amount in USD, without commas">
          <input defaultValue="18500" />
        </Field>
      ),
      alt: 'A plain field with the label “Amount in USD, without commas” and the text “18500”.',
      reason: 'Don’t ask for money in a plain field: people have to follow a format and count the zeros themselves.',
    },
  },
  {
    do: {
      picture: <MoneyField label="Monthly revenue" help="A rough figure is enough." defaultValue={8_500_000} />,
      alt: 'A money field for monthly revenue with “$85,000” and the help “A rough figure is enough.”',
      reason: 'Ask for whole amounts if an estimate is enough, because they are faster to type and to read.',
    },
    dont: {
      picture: <MoneyField label="Monthly revenue" cents defaultValue={8_500_000} />,
      alt: 'A money field for monthly revenue with “$85,000.00”.',
      reason: 'Don’t ask for the cents of an estimate: they look exact, but nobody knows them.',
    },
  },
];
