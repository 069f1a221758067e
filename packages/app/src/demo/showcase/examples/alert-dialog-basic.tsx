import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Draw money</Button>
      <Dialog alert open={isOpen} heading="Your bank is closed today" onDialogClose={close}>
        The money arrives on the next working day, Monday.
        <Button slot="footer" variant="primary" onClick={close}>
          OK
        </Button>
      </Dialog>
    </>
  );
}
