import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useState, type ReactNode } from 'react';
import { takeFirstFocus } from '#shared/take-first-focus.ts';

interface Props {
  /** The question; it names the record. */
  readonly heading: string;
  /** The button that does it. */
  readonly action: string;
  /** The button that leaves all as it is; by default Cancel. */
  readonly keep?: string;
  /** The message when it failed. */
  readonly failure: string;
  readonly children: ReactNode;
  /** Does it. Resolves with whether that worked. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be undone. It stays open when that fails. */
export function ConfirmDialog({ heading, action, keep = 'Cancel', failure, children, onConfirm, onClose }: Props) {
  const [status, setStatus] = useState<'asking' | 'busy' | 'failed'>('asking');
  const isBusy = status === 'busy';
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
      <Button ref={takeFirstFocus} slot="footer" disabled={isBusy} onClick={onClose}>
        {keep}
      </Button>
      <Button slot="footer" variant="danger" busy={isBusy} onClick={() => void confirm()}>
        {status === 'failed' ? 'Try again' : action}
      </Button>
    </Dialog>
  );
}
