import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useEffect, useRef, useState, type ComponentRef, type ReactNode } from 'react';

interface Props {
  /** The question; it names the record. */
  readonly heading: string;
  /** The button that does it. */
  readonly action: string;
  /** The message when it failed. */
  readonly failure: string;
  readonly children: ReactNode;
  /** Does it. Resolves with whether that worked. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be undone. It stays open when that fails. */
export function ConfirmDialog({ heading, action, failure, children, onConfirm, onClose }: Props) {
  const [status, setStatus] = useState<'asking' | 'busy' | 'failed'>('asking');
  const isBusy = status === 'busy';
  const cancel = useRef<ComponentRef<typeof Button>>(null);
  useEffect(() => {
    // The dialog opens before its buttons have rendered, so that it finds none to focus.
    void cancel.current?.updateComplete.then(() => cancel.current?.focus());
  }, []);
  const confirm = async () => {
    setStatus('busy');
    if (await onConfirm()) onClose();
    else setStatus('failed');
  };
  return (
    <Dialog
      alert
      open
      heading={heading}
      onDialogClose={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
    >
      <p>
        <bdi>{children}</bdi>
      </p>
      {status === 'failed' ? <Alert variant="danger">{failure}</Alert> : null}
      <Button ref={cancel} slot="footer" disabled={isBusy} onClick={onClose}>
        Cancel
      </Button>
      <Button slot="footer" variant="danger" busy={isBusy} onClick={() => void confirm()}>
        {status === 'failed' ? 'Retry' : action}
      </Button>
    </Dialog>
  );
}
