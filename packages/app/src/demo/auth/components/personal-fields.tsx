import { Field } from '@plinth/ui-kit/react/field';
import type { DraftForm } from '#core/drafts/use-draft-form.ts';
import { countryNames } from '#demo/_shared/countries.ts';
import { SelectField } from '#demo/_shared/select-field.tsx';
import type { StepField } from '../registration-steps.ts';

interface Props {
  readonly field: (name: StepField) => ReturnType<DraftForm<string>['field']>;
  readonly errorOf: (name: StepField) => string;
}

interface TextField {
  readonly name: StepField;
  readonly label: string;
  readonly autoComplete: string;
}

/** The fields that share a line, by line. */
const LINES: readonly (readonly TextField[])[] = [
  [
    { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  ],
  [{ name: 'mobile', label: 'Mobile', autoComplete: 'tel' }],
  [{ name: 'address', label: 'Address', autoComplete: 'address-line1' }],
  [
    { name: 'city', label: 'City', autoComplete: 'address-level2' },
    { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code' },
  ],
];
const COUNTRIES = countryNames();

/** The fields of the person who registers. */
export function PersonalFields({ field, errorOf }: Props) {
  return (
    <>
      {LINES.map((fields) => (
        <div key={fields[0]?.name} className="auth-page-pair">
          {fields.map(({ name, label, autoComplete }) => (
            <Field key={name} size="large" label={label} required error={errorOf(name)}>
              <input
                type={name === 'mobile' ? 'tel' : 'text'}
                dir={name === 'mobile' ? 'ltr' : 'auto'}
                autoComplete={autoComplete}
                {...field(name)}
              />
            </Field>
          ))}
        </div>
      ))}
      <SelectField
        size="large"
        label="Country"
        required
        error={errorOf('country')}
        options={COUNTRIES}
        emptyText="Choose a country"
        {...field('country')}
      />
    </>
  );
}
