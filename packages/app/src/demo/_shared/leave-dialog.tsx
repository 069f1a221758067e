import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { takeFirstFocus } from '#shared/take-first-focus.ts';
import { useDraftText } from './use-draft-text.ts';
import type { OpenRecord } from './use-open-record.ts';

interface Props {
  readonly record: Pick<OpenRecord, 'isAsking' | 'leave' | 'stay'>;
  /** The text about the typed values; by default, that they are kept as a draft. */
  readonly text?: string;
}

const KEPT = 'What you typed is kept as a draft on this device. It is not saved yet.';

/** Asks before a changed form is closed. The focus is on the button that keeps what was typed. */
export function LeaveDialog({ record, text }: Props) {
  const draftText = useDraftText(KEPT);
  return (
    <Dialog alert size="small" open={record.isAsking} heading="Leave without saving?" onDialogClose={record.stay}>
      {text ?? draftText}
      <Button slot="footer" variant="ghost" onClick={record.leave}>
        Leave
      </Button>
      <Button slot="footer" variant="primary" ref={takeFirstFocus} onClick={record.stay}>
        Keep editing
      </Button>
    </Dialog>
  );
}
