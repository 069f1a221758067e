import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { useState } from 'react';

export function Example() {
  const [openDialog, setOpenDialog] = useState<'kept' | 'removed'>();
  // Stays true until the dialog has closed, so that its content does not vanish during the transition.
  const [isContentShown, setContentShown] = useState(false);
  const close = () => setOpenDialog(undefined);

  return (
    <div className="plinth-row">
      <Button onClick={() => setOpenDialog('kept')}>Note that is kept</Button>
      <Button
        onClick={() => {
          setContentShown(true);
          setOpenDialog('removed');
        }}
      >
        Note that is removed
      </Button>
      <Dialog open={openDialog === 'kept'} heading="Note" closable onDialogClose={close}>
        <Field label="Note to your specialist">
          <textarea rows={3} />
        </Field>
      </Dialog>
      <Dialog
        open={openDialog === 'removed'}
        heading="Note"
        closable
        onDialogClose={close}
        onOverlayClosed={() => setContentShown(false)}
      >
        {isContentShown && (
          <Field label="Note to your specialist">
            <textarea rows={3} />
          </Field>
        )}
      </Dialog>
    </div>
  );
}
