import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useRef, useState, type FormEvent } from 'react';

const FIELDS = ['email', 'password', 'repeated'] as const;

type Name = (typeof FIELDS)[number];
type Texts = Readonly<Record<Name, string>>;

const EMPTY: Texts = { email: '', password: '', repeated: '' };

/** Returns what is wrong with a field, or an empty string. */
const SCHEMA: Readonly<Record<Name, (texts: Texts) => string>> = {
  email: ({ email }) => (/^\S+@\S+\.\S+$/.test(email) ? '' : 'Enter an email address, such as ada@harrowvine.example.'),
  password: ({ password }) => (password.length >= 12 ? '' : 'Use at least 12 characters.'),
  repeated: ({ password, repeated }) => (repeated === password ? '' : 'The passwords are different.'),
};

export function Example() {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(EMPTY);
  const [checked, setChecked] = useState<readonly Name[]>([]);
  const [isSent, setIsSent] = useState(false);

  const propsOf = (name: Name) => ({
    name,
    required: true,
    value: texts[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => setTexts({ ...texts, [name]: target.value }),
    onBlur: () => {
      if (texts[name] !== '') setChecked([...checked, name]);
    },
  });
  const errorOf = (name: Name) => (checked.includes(name) ? SCHEMA[name](texts) : '');

  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(FIELDS);
    const invalid = FIELDS.find((name) => SCHEMA[name](texts) !== '');
    setIsSent(invalid === undefined);
    if (invalid) form.current?.querySelector<HTMLInputElement>(`[name="${invalid}"]`)?.focus();
  };

  return (
    <form ref={form} className="plinth-stack" noValidate onSubmit={send}>
      <Field label="Email address" error={errorOf('email')}>
        <input {...propsOf('email')} type="email" autoComplete="email" />
      </Field>
      <Field label="Password" help="At least 12 characters." error={errorOf('password')}>
        <input {...propsOf('password')} type="password" autoComplete="new-password" />
      </Field>
      <Field label="Password, again" error={errorOf('repeated')}>
        <input {...propsOf('repeated')} type="password" autoComplete="new-password" />
      </Field>
      <div className="plinth-row">
        <Button type="submit" variant="primary">
          Create account
        </Button>
        <output>{isSent ? 'Your account is ready.' : ''}</output>
      </div>
    </form>
  );
}
