import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Stepper } from '@plinth/ui-kit/react/stepper';
import { useEffect, useRef, useState, type FormEvent } from 'react';

const STEPS = [
  { id: 'account', label: 'Account', fields: { email: 'Email address', company: 'Company' } },
  { id: 'personal', label: 'Personal', fields: { 'first-name': 'First name', 'last-name': 'Last name' } },
  { id: 'address', label: 'Address', fields: { street: 'Street', city: 'City' } },
  { id: 'social', label: 'Social', fields: { website: 'Website', profile: 'Profile' } },
];

export function Example() {
  const form = useRef<HTMLFormElement>(null);
  /** Whether the step was changed, so that its first field gets the focus. */
  const hasMoved = useRef(false);
  const [index, setIndex] = useState(0);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isDone, setIsDone] = useState(false);
  const step = STEPS[index];

  useEffect(() => {
    if (hasMoved.current) form.current?.querySelector('input')?.focus();
  }, [index]);

  if (!step) return null;

  const show = (next: number) => {
    hasMoved.current = true;
    setIndex(next);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (index < STEPS.length - 1) show(index + 1);
    else setIsDone(true);
  };

  return (
    <div className="plinth-grid plinth-grid-fit">
      <Stepper
        label="Registration"
        steps={STEPS.map(({ id, label }) => ({ id, label, href: `#${id}` }))}
        current={step.id}
        onStepSelect={(event) => {
          event.preventDefault();
          show(STEPS.findIndex(({ id }) => id === event.detail.step.id));
        }}
      />
      <form ref={form} className="plinth-stack" onSubmit={submit}>
        {Object.entries(step.fields).map(([name, label]) => (
          <Field key={name} label={label} optional>
            <input
              name={name}
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
            {index < STEPS.length - 1 ? 'Next' : 'Submit'}
          </Button>
        </div>
        <output>{isDone ? 'Your details have been sent.' : ''}</output>
      </form>
    </div>
  );
}
