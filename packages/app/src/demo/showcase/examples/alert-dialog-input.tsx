import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { useState, type FormEvent } from 'react';

export function Example() {
  const [name, setName] = useState('Northgate account');
  const [draft, setDraft] = useState(name);
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);

  const open = () => {
    setDraft(name);
    setMissing(false);
    setOpen(true);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = draft.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return;
    setName(draft.trim());
    setOpen(false);
  };

  return (
    <div className="plinth-row">
      <output>{name}</output>
      <Button onClick={open}>Rename</Button>
      <form noValidate onSubmit={save}>
        <Dialog open={isOpen} heading="Rename the account" onDialogClose={() => setOpen(false)}>
          <Field label="Name" error={isMissing ? 'Enter a name.' : ''}>
            <input value={draft} required onChange={(event) => setDraft(event.target.value)} />
          </Field>
          <Button slot="footer" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button slot="footer" type="submit" variant="primary">
            Rename
          </Button>
        </Dialog>
      </form>
    </div>
  );
}
