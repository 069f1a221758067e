import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { MoneyField } from '@plinth/ui-kit/react/money-field';
import { Select } from '@plinth/ui-kit/react/select';
import { useState, type FormEvent } from 'react';

const NAMES = [
  { label: 'First name', autoComplete: 'given-name' },
  { label: 'Last name', autoComplete: 'family-name' },
];
const COUNTRIES = [
  { value: 'us', label: 'United States' },
  { value: 'ca', label: 'Canada' },
  { value: 'gb', label: 'United Kingdom' },
];

export function Example() {
  const [isSent, setIsSent] = useState(false);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
  };

  return (
    <form className="plinth-stack" onSubmit={send}>
      <div className="plinth-grid plinth-grid-fit plinth-align-start">
        {NAMES.map(({ label, autoComplete }) => (
          <Field key={autoComplete} label={label}>
            <input name={autoComplete} autoComplete={autoComplete} required />
          </Field>
        ))}
        <Field label="Company">
          <input name="company" autoComplete="organization" required />
        </Field>
        <Field label="Email address">
          <input name="email" type="email" autoComplete="email" required />
        </Field>
        <Field label="City">
          <input name="city" autoComplete="address-level2" required />
        </Field>
        <Select label="Country" name="country" options={COUNTRIES} defaultValue="us" />
      </div>
      <MoneyField label="Amount" name="amount" help="Up to $50,000." max={5_000_000} required />
      <div className="plinth-row">
        <Button type="submit" variant="primary">
          Apply
        </Button>
        <Button type="reset">Reset</Button>
      </div>
      <output>{isSent ? 'Your application has been received.' : ''}</output>
    </form>
  );
}
