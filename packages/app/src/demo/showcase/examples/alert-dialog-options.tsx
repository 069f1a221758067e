import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useState } from 'react';

const OPTIONS = [
  { name: 'With a close button', closable: true, size: 'small' },
  { name: 'Wide', closable: true, size: 'medium' },
  { name: 'With an answer', closable: false, size: 'small' },
] as const;

export function Example() {
  const [openName, setOpenName] = useState('');
  const close = () => setOpenName('');
  return (
    <div className="plinth-row">
      {OPTIONS.map(({ name }) => (
        <Button key={name} onClick={() => setOpenName(name)}>
          {name}
        </Button>
      ))}
      {OPTIONS.map(({ name, closable, size }) => (
        <Dialog
          key={name}
          alert={!closable}
          closable={closable}
          size={size}
          open={openName === name}
          heading="The fee of this contract"
          onDialogClose={close}
        >
          It is 9 percent of what was funded, and part of each weekly payment.
          {closable ? null : (
            <>
              <Button slot="footer" onClick={close}>
                Decline
              </Button>
              <Button slot="footer" variant="primary" onClick={close}>
                Accept the fee
              </Button>
            </>
          )}
        </Dialog>
      ))}
    </div>
  );
}
