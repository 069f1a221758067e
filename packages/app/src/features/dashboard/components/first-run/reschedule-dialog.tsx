import type { Lead } from '@plinth/api-client/resources/leads';
import { formatDate } from '@plinth/ui-kit/format';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { toastRequested } from '#core/toasts/toasts.ts';
import { formatMeetingTime } from '#features/_shared/meeting/format-meeting.ts';
import { MeetingPicker } from '#features/_shared/meeting/meeting-picker.tsx';
import { dayOf, instantOf, isBookable, isSlot, slotOf } from '#features/_shared/meeting/meeting-slots.ts';
import { useMeetingClock } from '#features/_shared/meeting/use-meeting-clock.ts';
import { rescheduling, selectRescheduling } from '#features/dashboard/rescheduling.ts';
import { FormFields } from '#shared/form-fields.tsx';

interface Props {
  readonly lead: Lead;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog to choose another time for the meeting, or the first one. It closes when the time is saved. */
export function RescheduleDialog({ lead, open, onClose }: Props) {
  const { t } = useTranslation();
  const { zone, today, language } = useMeetingClock();
  const dispatch = useDispatch();
  const submission = useSelector(selectRescheduling);
  const [isBooked] = useState(lead.meetingAt !== null);
  const [choice, setChoice] = useState(() => {
    const start = lead.meetingAt === null ? null : Date.parse(lead.meetingAt);
    return start === null ? { day: '', slot: '' } : { day: dayOf(start, zone), slot: slotOf(start, zone) };
  });
  const [isValidated, setValidated] = useState(false);
  const isDayValid = isBookable(choice.day, today);
  const isSlotValid = isSlot(choice.slot);
  const start = isDayValid && isSlotValid ? instantOf(choice.day, choice.slot, zone) : null;
  const isSending = submission.status === 'sending';
  const isSaved = submission.status === 'sent';

  useEffect(() => {
    if (!isSaved || start === null) return;
    dispatch(
      toastRequested({
        kind: 'success',
        text: 'dashboard.first.meeting.saved',
        values: {
          day: formatDate(start, 'weekday', { language, timeZone: zone }),
          time: formatMeetingTime(start, zone, language),
        },
      }),
    );
    dispatch(rescheduling.dismissed());
    onClose();
  }, [isSaved, start, dispatch, onClose, language, zone]);

  const close = () => {
    dispatch(rescheduling.dismissed());
    onClose();
  };
  const submit = () => {
    setValidated(true);
    if (start === null) return;
    dispatch(rescheduling.submitted({ leadId: lead.id, meetingAt: new Date(start).toISOString() }));
  };
  return (
    <Dialog
      size="medium"
      open={open}
      heading={t(isBooked ? 'dashboard.first.meeting.moveTitle' : 'dashboard.first.meeting.bookTitle')}
      onDialogClose={(event) => {
        if (isSending && event.cancelable) event.preventDefault();
        else close();
      }}
    >
      <FormFields isSending={isSending}>
        <MeetingPicker
          today={today}
          zone={zone}
          day={choice.day}
          slot={choice.slot}
          onPick={(name, value) => setChoice({ ...choice, [name]: value })}
          dayError={isValidated && !isDayValid ? t('meeting.dayMissing') : ''}
          slotError={isValidated && !isSlotValid ? t('meeting.slotMissing') : ''}
        />
      </FormFields>
      {submission.status === 'failed' ? (
        <Alert variant="danger" className="first-run-dialog-error">
          <strong>{t(isBooked ? 'dashboard.first.meeting.moveFailed' : 'dashboard.first.meeting.bookFailed')}</strong>{' '}
          {t('linking.nothingChanged')}
        </Alert>
      ) : null}
      <Button slot="footer" disabled={isSending} onClick={close}>
        {t(isBooked ? 'dashboard.first.meeting.keep' : 'dashboard.first.meeting.notNow')}
      </Button>
      <Button slot="footer" variant="primary" busy={isSending} onClick={submit}>
        {submission.status === 'failed'
          ? t('linking.retry')
          : t(isBooked ? 'dashboard.first.meeting.reschedule' : 'dashboard.first.meeting.book')}
      </Button>
    </Dialog>
  );
}
