import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Stepper } from '@plinth/ui-kit/react/stepper';
import { useEffect, useRef, useState, type FormEvent } from 'react';

interface StepField {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly autoComplete: string;
  /** Returns what is wrong with a text, or an empty string. */
  readonly check: (text: string) => string;
}

const requiredText = (message: string) => (text: string) => (text.trim() === '' ? message : '');
const none = () => '';

const STEPS: readonly { readonly id: string; readonly label: string; readonly fields: readonly StepField[] }[] = [
  {
    id: 'account',
    label: 'Account',
    fields: [
      {
        name: 'email',
        label: 'Email address',
        type: 'email',
        autoComplete: 'email',
        check: (text) => (/^\S+@\S+\.\S+$/.test(text) ? '' : 'Enter an email address, such as ada@harrowvine.example.'),
      },
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        autoComplete: 'new-password',
        check: (text) => (text.length >= 12 ? '' : 'Use at least 12 characters.'),
      },
    ],
  },
  {
    id: 'personal',
    label: 'Personal',
    fields: [
      {
        name: 'first-name',
        label: 'First name',
        type: 'text',
        autoComplete: 'given-name',
        check: requiredText('Enter your first name.'),
      },
      {
        name: 'last-name',
        label: 'Last name',
        type: 'text',
        autoComplete: 'family-name',
        check: requiredText('Enter your last name.'),
      },
    ],
  },
  {
    id: 'address',
    label: 'Address',
    fields: [
      {
        name: 'street',
        label: 'Street',
        type: 'text',
        autoComplete: 'address-line1',
        check: requiredText('Enter the street and the number.'),
      },
      {
        name: 'city',
        label: 'City',
        type: 'text',
        autoComplete: 'address-level2',
        check: requiredText('Enter the city.'),
      },
    ],
  },
  {
    id: 'social',
    label: 'Social',
    fields: [{ name: 'website', label: 'Website or profile', type: 'text', autoComplete: 'url', check: none }],
  },
];

export function Example() {
  const form = useRef<HTMLFormElement>(null);
  /** The field to focus after the next render. */
  const nextFocus = useRef('');
  const [index, setIndex] = useState(0);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isDone, setIsDone] = useState(false);
  const step = STEPS[index];

  useEffect(() => {
    if (nextFocus.current === '') return;
    form.current?.querySelector<HTMLInputElement>(`[name="${nextFocus.current}"]`)?.focus();
    nextFocus.current = '';
  });

  if (!step) return null;

  const show = (next: number) => {
    nextFocus.current = STEPS[next]?.fields[0]?.name ?? '';
    setIndex(next);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = step.fields
      .map(({ name, check }) => [name, check(values[name] ?? '')] as const)
      .filter(([, message]) => message !== '');
    setErrors(Object.fromEntries(found));
    const [first] = found;
    if (first) nextFocus.current = first[0];
    else if (index < STEPS.length - 1) show(index + 1);
    else setIsDone(true);
  };

  return (
    <div className="plinth-stack">
      <Stepper appearance="bar" label="Registration" steps={STEPS} current={step.id} />
      <form ref={form} className="plinth-stack" noValidate onSubmit={submit}>
        {step.fields.map(({ name, label, type, autoComplete, check }) => (
          <Field key={name} label={label} error={errors[name] ?? ''} optional={check === none}>
            <input
              name={name}
              type={type}
              autoComplete={autoComplete}
              required={check !== none}
              value={values[name] ?? ''}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          </Field>
        ))}
        <div className="plinth-row plinth-justify-between">
          <Button disabled={index === 0} onClick={() => show(index - 1)}>
            Previous
          </Button>
          <Button type="submit" variant="primary">
            {index < STEPS.length - 1 ? 'Next' : 'Create account'}
          </Button>
        </div>
      </form>
      <output>{isDone ? `Your account is ready, ${values['first-name']}.` : ''}</output>
    </div>
  );
}
