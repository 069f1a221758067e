import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState('Not opened yet');

  return (
    <div className="plinth-row">
      <Button onClick={() => setOpen(true)}>Show the balance</Button>
      <output>{state}</output>
      <Dialog
        open={isOpen}
        heading="Balance"
        closable
        onDialogClose={({ detail: { reason } }) => {
          setOpen(false);
          setState(`Closing: ${reason}`);
        }}
        onOverlayOpened={() => setState('Opened')}
        onOverlayClosed={() => setState((before) => before.replace('Closing', 'Closed'))}
      >
        $25,000 can be drawn today.
      </Dialog>
    </div>
  );
}
