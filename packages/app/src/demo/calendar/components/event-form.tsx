import { CALENDARS, type CalendarEvent } from '@plinth/api-client/demo/calendar';
import { iconExternalLink } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { TagInput } from '@plinth/ui-kit/react/tag-input';
import { useCallback, useEffect, useRef, type ComponentRef } from 'react';
import { DraftNotice } from '#demo/_shared/draft-notice.tsx';
import { ModalFormFoot } from '#demo/_shared/form-foot.tsx';
import { focusElement } from '#shared/focus-element.ts';
import { CALENDAR_COLORS, isCalendar } from '../calendars.ts';
import { guestsOf, guestValueOf, timesOf, timeValuesOf, webAddressOf, type EventField } from '../event-fields.ts';
import type { FormTimes } from '../event-times.ts';
import { useEventForm } from '../use-event-form.ts';
import { EventTimes } from './event-times.tsx';

interface Props {
  /** The event; null for a new one. */
  readonly event: CalendarEvent | null;
  /** The times of a new event. */
  readonly times: FormTimes;
  /** Whether what is typed differs from the event, or is being stored. */
  readonly onChanged: (isChanged: boolean) => void;
  /** Whether it is being stored. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
  /** Called once the event is stored. */
  readonly onSaved: () => void;
}

/** The link that opens the address of an event. */
function AddressLink({ address }: { readonly address: string }) {
  return (
    <a slot="label-end" className="event-link" href={address} target="_blank" rel="noopener noreferrer">
      Open link
      <Icon path={iconExternalLink} size="small" label="in a new tab" />
    </a>
  );
}

/** The form of an event. What is typed is kept as a draft until it is stored or discarded. */
export function EventForm({ event, times, onChanged, onBusy, onCancel, onDelete, onSaved }: Props) {
  const { values, form, field, change, changeAll, submit, errorOf, ...state } = useEventForm(event, times);
  const { isRestored, isChanged, isBusy, hasFailed, send, startOver } = state;
  const guests = useRef<ComponentRef<typeof TagInput>>(null);
  const focusTitle = useCallback(
    () => focusElement(form.current?.querySelector<HTMLElement>('[name="title"]') ?? null),
    [form],
  );
  // Another day that is chosen for a new event leads back to the form.
  useEffect(focusTitle, [focusTitle, times]);
  // While it is being stored, the event already has what was typed.
  useEffect(() => onChanged(isChanged || isBusy), [onChanged, isChanged, isBusy]);
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  const address = webAddressOf(values.url);
  const errorText = (name: EventField) => errorOf(name) ?? '';
  const save = async () => {
    if (!isBusy && (await send())) onSaved();
  };
  return (
    <>
      <form ref={form} className="dialog-form" noValidate onSubmit={submit(() => void save())}>
        <DraftNotice draft={{ isRestored, discardDraft: startOver, form }} />
        <Field label="Title" required error={errorText('title')}>
          <input type="text" dir="auto" autoComplete="off" {...field('title')} />
        </Field>
        <Field label="Calendar" required error={errorText('calendar')}>
          {isCalendar(values.calendar) ? (
            <span slot="start" className={`calendar-key calendar-${CALENDAR_COLORS[values.calendar]}`} />
          ) : null}
          <select {...field('calendar')}>
            <option value="">Choose a calendar</option>
            {CALENDARS.map((calendar) => (
              <option key={calendar}>{calendar}</option>
            ))}
          </select>
        </Field>
        <EventTimes
          times={timesOf(values)}
          errors={{ start: errorText('start'), end: errorText('end') }}
          onTimesChange={(next) => changeAll(timeValuesOf(next))}
        />
        <Field label="Event URL" optional={address === null} error={errorText('url')}>
          {address === null ? null : <AddressLink address={address} />}
          <input type="url" dir="ltr" autoComplete="off" placeholder="https://" {...field('url')} />
        </Field>
        <TagInput
          ref={guests}
          label="Guests"
          optional
          values={guestsOf(values.guests)}
          onChange={() => change('guests', guestValueOf(guests.current?.values ?? []))}
        />
        <Field label="Location" optional>
          <input type="text" dir="auto" autoComplete="off" {...field('location')} />
        </Field>
        <Field label="Description" optional>
          <textarea rows={3} dir="auto" {...field('description')} />
        </Field>
      </form>
      <ModalFormFoot
        form={form}
        action={event ? 'Save changes' : 'Add event'}
        failure={hasFailed ? `The event was not ${event ? 'updated' : 'added'}. Nothing has changed.` : null}
        isBusy={isBusy}
        start={
          event ? (
            <Button className="event-delete" variant="ghost" disabled={isBusy} onClick={onDelete}>
              Delete
            </Button>
          ) : undefined
        }
        onCancel={onCancel}
      />
    </>
  );
}
