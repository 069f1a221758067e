import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { useState, type FormEvent } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [invited, setInvited] = useState('');

  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    setInvited(typeof email === 'string' ? email : '');
    event.currentTarget.reset();
    setOpen(false);
  };

  return (
    <div className="plinth-row">
      <Button variant="primary" onClick={() => setOpen(true)}>
        Invite a colleague
      </Button>
      <output>{invited && `${invited} has been invited.`}</output>
      <form onSubmit={invite}>
        <Dialog open={isOpen} heading="Invite a colleague" onDialogClose={() => setOpen(false)}>
          <div className="plinth-stack">
            <Field label="Name">
              <input name="name" autoComplete="off" required />
            </Field>
            <Field label="Email address" help="The invitation is valid for a week.">
              <input name="email" type="email" autoComplete="off" required />
            </Field>
          </div>
          <Button slot="footer" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button slot="footer" variant="primary" type="submit">
            Invite
          </Button>
        </Dialog>
      </form>
    </div>
  );
}
