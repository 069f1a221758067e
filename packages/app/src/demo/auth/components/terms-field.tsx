import { Button } from '@plinth/ui-kit/react/button';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { useState } from 'react';
import { TermsDialog } from './terms-dialog.tsx';

interface Props {
  readonly isAccepted: boolean;
  readonly error: string;
  readonly onChange: (isAccepted: boolean) => void;
}

/** The box with which the terms are accepted, and the button that shows them. */
export function TermsField({ isAccepted, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="auth-page-row">
      <Checkbox name="terms" required error={error} checked={isAccepted} onChange={() => onChange(!isAccepted)}>
        I accept the terms
      </Checkbox>
      <Button variant="ghost" size="small" popup="dialog" onClick={() => setOpen(true)}>
        Read the terms
      </Button>
      <TermsDialog
        isOpen={isOpen}
        onClose={close}
        onAccept={() => {
          close();
          onChange(true);
        }}
      />
    </div>
  );
}
