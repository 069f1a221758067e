import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const discard = () => {
    setAsking(false);
    setOpen(false);
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>Write a message</Button>
      <Dialog open={isOpen} size="medium" heading="New message" closable onDialogClose={() => setOpen(false)}>
        A message to your specialist is answered within a working day.
        <Button slot="footer" onClick={() => setAsking(true)}>
          Discard
        </Button>
        <Button slot="footer" variant="primary" onClick={() => setOpen(false)}>
          Save draft
        </Button>
      </Dialog>
      <Dialog open={isAsking} alert heading="Discard this message?" onDialogClose={() => setAsking(false)}>
        The text cannot be restored.
        <Button slot="footer" onClick={() => setAsking(false)}>
          Keep writing
        </Button>
        <Button slot="footer" variant="danger" onClick={discard}>
          Discard
        </Button>
      </Dialog>
    </>
  );
}
