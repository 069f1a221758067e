import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useState } from 'react';

const MESSAGES = [
  { variant: 'success', heading: 'Contract signed', text: 'The first payment is collected on Monday.' },
  { variant: 'info', heading: 'New terms from January', text: 'Contracts that run keep the terms that you signed.' },
  { variant: 'warning', heading: 'Your session ends soon', text: 'Save the form, or sign in again later.' },
  { variant: 'danger', heading: 'Payment refused', text: 'The bank did not accept the collection of $4,100.' },
] as const;

export function Example() {
  const [shown, setShown] = useState<(typeof MESSAGES)[number]>(MESSAGES[0]);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="plinth-row">
      {MESSAGES.map((message) => (
        <Button
          key={message.variant}
          onClick={() => {
            setShown(message);
            setOpen(true);
          }}
        >
          {message.heading}
        </Button>
      ))}
      <Dialog alert open={isOpen} heading={shown.heading} onDialogClose={close}>
        <Alert variant={shown.variant}>{shown.text}</Alert>
        <Button slot="footer" variant="primary" onClick={close}>
          OK
        </Button>
      </Dialog>
    </div>
  );
}
