import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useRef, useState, type FormEvent } from 'react';

const CODE = 'FALL-2026';

export function Example() {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const [error, setError] = useState('');

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim().toUpperCase();
    setMessage(code === CODE ? 'Your first month is free.' : '');
    setError(code === CODE ? '' : 'We don’t know this code. Check it for typing errors.');
  };

  return (
    <form className="plinth-stack" noValidate onSubmit={apply}>
      <Field label="Promotion code" help={`Try ${CODE}.`} error={error}>
        <input ref={input} name="code" autoComplete="off" autoCapitalize="characters" />
        <Button slot="end" type="submit" size="small" variant="ghost">
          Apply
        </Button>
      </Field>
      <output>{message}</output>
    </form>
  );
}
