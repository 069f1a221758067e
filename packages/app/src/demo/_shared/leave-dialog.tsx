import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import type { OpenRecord } from './use-open-record.ts';

/** Asks before a changed form is closed. */
export function LeaveDialog({ record }: { readonly record: Pick<OpenRecord, 'isAsking' | 'leave' | 'stay'> }) {
  return (
    <Dialog alert size="small" open={record.isAsking} heading="Leave without saving?" onDialogClose={record.stay}>
      What you typed is kept as a draft on this device. It is not saved yet.
      <Button slot="footer" variant="ghost" onClick={record.leave}>
        Leave
      </Button>
      <Button slot="footer" variant="primary" onClick={record.stay}>
        Keep editing
      </Button>
    </Dialog>
  );
}
