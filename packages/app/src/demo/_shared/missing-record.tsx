import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';

interface Props {
  /** Says which record there is none of. */
  readonly heading: string;
  /** The button that goes back. */
  readonly back: string;
  readonly onClose: () => void;
}

/** Says that the record that the address opens does not exist. */
export function MissingRecord({ heading, back, onClose }: Props) {
  return (
    <Dialog
      open
      heading={heading}
      onDialogClose={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      It may have been deleted.
      <Button slot="footer" onClick={onClose}>
        {back}
      </Button>
    </Dialog>
  );
}
