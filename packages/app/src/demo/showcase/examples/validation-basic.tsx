import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { MoneyField } from '@plinth/ui-kit/react/money-field';
import { useState, type FormEvent } from 'react';

type Control = HTMLElement & Pick<HTMLInputElement, 'checkValidity' | 'name' | 'validationMessage'>;

const isControl = (element: Element): element is Control => 'checkValidity' in element;

export function Example() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSent, setIsSent] = useState(false);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The money field shows its own message once it is checked; native inputs leave it to their field.
    const invalid = [...event.currentTarget.elements].filter(isControl).filter((control) => !control.checkValidity());
    setErrors(Object.fromEntries(invalid.map(({ name, validationMessage }) => [name, validationMessage])));
    setIsSent(invalid.length === 0);
    invalid[0]?.focus();
  };

  return (
    <form className="plinth-stack" noValidate onSubmit={send}>
      <Field label="Company" error={errors['company'] ?? ''}>
        <input name="company" autoComplete="organization" required />
      </Field>
      <Field label="Email address" error={errors['email'] ?? ''}>
        <input name="email" type="email" autoComplete="email" required />
      </Field>
      <MoneyField
        label="Amount"
        name="amount"
        help="From $10,000 to $50,000."
        min={1_000_000}
        max={5_000_000}
        required
      />
      <div className="plinth-row">
        <Button type="submit" variant="primary">
          Apply
        </Button>
        <output>{isSent ? 'Your application has been received.' : ''}</output>
      </div>
    </form>
  );
}
