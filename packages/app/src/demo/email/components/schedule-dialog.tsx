import { calendarDayOf } from '@plinth/ui-kit/format';
import { Button } from '@plinth/ui-kit/react/button';
import { DateTimeField } from '@plinth/ui-kit/react/date-time-field';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useRef, useState, type ComponentRef } from 'react';
import { useServices } from '#core/context.ts';
import { dateTimeText } from '#demo/_shared/dates.ts';
import { sendTimesAfter } from '../send-times.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called with the time, as an ISO instant. */
  readonly onSchedule: (sendAt: string) => void;
}

/** Asks when a mail is to be sent. */
export function ScheduleDialog({ isOpen, onClose, onSchedule }: Props) {
  const { now } = useServices();
  const [time, setTime] = useState<string | null>(null);
  const [error, setError] = useState('');
  const today = calendarDayOf(now());
  const field = useRef<ComponentRef<typeof DateTimeField>>(null);
  const schedule = () => {
    const instant = Date.parse(time ?? '');
    if (Number.isNaN(instant) || instant <= now()) {
      setError('Choose a later time');
      field.current?.focus();
      return;
    }
    onSchedule(new Date(instant).toISOString());
  };
  return (
    <Dialog size="small" open={isOpen} heading="Send later" onDialogClose={onClose}>
      <div className="send-times">
        {sendTimesAfter(new Date(now())).map((preset) => (
          <Button key={preset.name} wide onClick={() => onSchedule(preset.time)}>
            {preset.name}
            <span slot="end" className="send-time">
              {dateTimeText(preset.time, today)}
            </span>
          </Button>
        ))}
      </div>
      <DateTimeField
        ref={field}
        label="Another time"
        required
        value={time}
        error={error}
        help="It stays in Draft until then."
        onChange={() => {
          setTime(field.current?.value ?? null);
          setError('');
        }}
      />
      <Button slot="footer" variant="ghost" onClick={onClose}>
        Cancel
      </Button>
      <Button slot="footer" variant="primary" onClick={schedule}>
        Schedule
      </Button>
    </Dialog>
  );
}
