import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import './drawer-form.css';

interface Props {
  /** The button that sends the form. */
  readonly action: string;
  /** The message when that failed; null while it has not. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

/** The buttons of a form in a drawer. */
export function DrawerFormFoot({ action, failure, isBusy, onCancel }: Props) {
  return (
    <>
      {failure === null ? null : <Alert variant="danger">{failure} What you typed is still here.</Alert>}
      <div className="drawer-form-foot">
        <Button type="submit" variant="primary" busy={isBusy}>
          {failure === null ? action : 'Try again'}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
