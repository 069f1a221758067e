import type { CalendarEvent } from '@plinth/api-client/demo/calendar';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '#demo/_shared/confirm-dialog.tsx';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useRemoveEventMutation } from '../calendar-api.ts';

interface Props {
  readonly event: CalendarEvent;
  /** Called once the event is removed. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks before an event is removed for good. */
export function DeleteEvent({ event, onRemoved, onClose }: Props) {
  const dispatch = useDispatch();
  const [remove] = useRemoveEventMutation();
  const confirm = async () => {
    const { error } = await remove(event.id);
    if (error) return false;
    dispatch(doneToast('Event removed'));
    onRemoved();
    return true;
  };
  return (
    <ConfirmDialog
      heading={`Delete ${event.title}?`}
      action="Delete"
      failure="The event was not removed. Nothing has changed."
      onConfirm={confirm}
      onClose={onClose}
    >
      The event leaves the calendar {event.extendedProps.calendar}. This can’t be undone.
    </ConfirmDialog>
  );
}
