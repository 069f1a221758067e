import { Button } from '@plinth/ui-kit/react/button';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { Field } from '@plinth/ui-kit/react/field';
import { useState, type FormEvent } from 'react';

export function Example() {
  const [isSent, setIsSent] = useState(false);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
  };

  return (
    <form className="plinth-stack" onSubmit={send}>
      <Field label="Name">
        <input name="name" autoComplete="name" required />
      </Field>
      <Field label="Email address" help="The offer goes to this address.">
        <input name="email" type="email" autoComplete="email" required />
      </Field>
      <Field label="Phone" optional>
        <input name="phone" type="tel" autoComplete="tel" />
      </Field>
      <Checkbox name="remember">Remember these details on this device</Checkbox>
      <div className="plinth-row">
        <Button type="submit" variant="primary">
          Request an offer
        </Button>
        <Button type="reset">Reset</Button>
      </div>
      <output>{isSent ? 'Your offer is on its way.' : ''}</output>
    </form>
  );
}
