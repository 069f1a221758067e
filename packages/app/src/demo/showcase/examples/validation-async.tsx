import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useRef, useState, type FormEvent } from 'react';

const TAKEN_NAMES = ['ada', 'harrowvine'];
const ANSWER_AFTER_MS = 800;

/** Stands for the request to your server. */
async function isTaken(name: string): Promise<boolean> {
  await new Promise((resolve) => {
    setTimeout(resolve, ANSWER_AFTER_MS);
  });
  return TAKEN_NAMES.includes(name.toLowerCase());
}

export function Example() {
  const input = useRef<HTMLInputElement>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState('');
  const [result, setResult] = useState('');

  const check = async (name: string) => {
    setIsChecking(true);
    setResult('');
    const taken = await isTaken(name);
    setIsChecking(false);
    setError(taken ? `“${name}” is taken. Choose another user name.` : '');
    setResult(taken ? '' : `“${name}” is yours.`);
    if (taken) input.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    if (isChecking) return;
    if (name !== '') {
      void check(name);
      return;
    }
    setError('Enter a user name.');
    setResult('');
    input.current?.focus();
  };

  return (
    <form className="plinth-stack" noValidate onSubmit={submit}>
      <Field label="User name" help={`Try ${TAKEN_NAMES.join(' or ')}.`} error={error}>
        <input ref={input} name="user" autoComplete="username" required readOnly={isChecking} />
      </Field>
      <div className="plinth-row">
        <Button type="submit" variant="primary" busy={isChecking}>
          Reserve
        </Button>
        <output>{result}</output>
      </div>
    </form>
  );
}
