import { DateField } from '@plinth/ui-kit/react/date-field';
import { DateTimeField } from '@plinth/ui-kit/react/date-time-field';
import { Switch } from '@plinth/ui-kit/react/switch';
import { useRef, type ComponentRef } from 'react';
import { dayOfTime, moveStart, onDay, type FormTimes, type LocalTime } from '../event-times.ts';

interface TimeProps {
  readonly label: string;
  readonly name: string;
  readonly time: LocalTime;
  /** Whether only the day is shown. */
  readonly isDay: boolean;
  readonly error: string;
  readonly onTimeChange: (time: LocalTime) => void;
}

/** A day, or a day and a time. The time of a day is kept while it is not shown. */
function TimeInput({ label, name, time, isDay, error, onTimeChange }: TimeProps) {
  const day = useRef<ComponentRef<typeof DateField>>(null);
  const dayAndTime = useRef<ComponentRef<typeof DateTimeField>>(null);
  const changeDay = () => {
    const value = day.current?.value ?? null;
    onTimeChange(value === null ? '' : onDay(time, value));
  };
  return isDay ? (
    <DateField
      key="day"
      ref={day}
      label={label}
      name={name}
      error={error}
      value={time === '' ? null : dayOfTime(time)}
      onChange={changeDay}
    />
  ) : (
    <DateTimeField
      key="time"
      ref={dayAndTime}
      label={label}
      name={name}
      error={error}
      value={time === '' ? null : time}
      onChange={() => onTimeChange(dayAndTime.current?.value ?? '')}
    />
  );
}

interface Props {
  readonly times: FormTimes;
  readonly errors: { readonly start: string; readonly end: string };
  readonly onTimesChange: (times: FormTimes) => void;
}

/** The fields of an event's times. A start that moves takes the end along. */
export function EventTimes({ times, errors, onTimesChange }: Props) {
  const allDay = useRef<ComponentRef<typeof Switch>>(null);
  const { start, end, isAllDay } = times;
  return (
    <>
      <Switch
        ref={allDay}
        checked={isAllDay}
        onChange={() => onTimesChange({ ...times, isAllDay: allDay.current?.checked ?? false })}
      >
        All day
      </Switch>
      <TimeInput
        label="Start"
        name="start"
        time={start}
        isDay={isAllDay}
        error={errors.start}
        onTimeChange={(time) => onTimesChange(moveStart(times, time))}
      />
      <TimeInput
        label="End"
        name="end"
        time={end}
        isDay={isAllDay}
        error={errors.end}
        onTimeChange={(time) => onTimesChange({ ...times, end: time })}
      />
    </>
  );
}
