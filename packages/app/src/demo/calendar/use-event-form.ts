import type { CalendarEvent } from '@plinth/api-client/demo/calendar';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { useAddEventMutation, useChangeEventMutation, type EventChange } from './calendar-api.ts';
import {
  checkEvent,
  draftNameOf,
  EVENT_FIELDS,
  eventOf,
  newValuesOf,
  timesOf,
  timeValuesOf,
  valuesOf,
  type EventField,
  type EventValues,
} from './event-fields.ts';
import { endsBeforeStart, type FormTimes } from './event-times.ts';

const isEqual = (one: EventValues, other: EventValues): boolean =>
  EVENT_FIELDS.every((name) => one[name] === other[name]);

const TIME_FIELDS = ['start', 'end', 'allDay'] as const;

/** Returns what is sent of a changed event. Times that were not changed may have been moved in the grid meanwhile. */
function changeOf(id: number, values: EventValues, before: EventValues): EventChange | null {
  const event = eventOf(values);
  if (!event) return null;
  const { start, end, allDay, ...fields } = event;
  const hasNewTimes = TIME_FIELDS.some((name) => values[name] !== before[name]);
  return { id, ...fields, ...(hasNewTimes ? { start, end, allDay } : {}) };
}

/** The values of the form of an event, its errors and what stores them. @param times the times of a new event. */
export function useEventForm(event: CalendarEvent | null, times: FormTimes) {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const draftName = draftNameOf(event?.id ?? null);
  const initial = event ? valuesOf(event) : newValuesOf(times);
  const draft = useDraftForm<EventField>(draftName, initial, checkEvent);
  const { values, errors, form, changeAll } = draft;
  const refused = useRefusedFields<EventField>(values, form);
  const [add] = useAddEventMutation();
  const [save] = useChangeEventMutation();
  const [status, setStatus] = useState<'editing' | 'busy' | 'failed'>('editing');
  /** The event as the form took it over. */
  const before = useRef(initial);
  const startOver = () => {
    before.current = initial;
    draft.discardDraft();
  };
  useEffect(() => {
    if (isEqual(initial, before.current)) return;
    if (isEqual(values, before.current)) {
      // An event that is moved in the grid moves in the form too, as long as nothing was typed.
      startOver();
    } else if (!event) {
      // Another day was chosen for a new event.
      before.current = initial;
      changeAll(timeValuesOf(times));
    }
  });

  const store = async () => {
    if (event) {
      const change = changeOf(event.id, values, before.current);
      return change && (await save(change));
    }
    const fields = eventOf(values);
    return fields && (await add(fields));
  };
  /** Stores the values. Resolves with whether that worked. */
  const send = async (): Promise<boolean> => {
    setStatus('busy');
    const result = await store();
    if (result?.data) {
      setStatus('editing');
      removeDraft(storage, owner, draftName);
      dispatch(doneToast(event ? 'Event updated' : 'Event added'));
      return true;
    }
    setStatus(result && refused.refuse(failureOf(result.error).fields) ? 'editing' : 'failed');
    return false;
  };
  const hasEarlyEnd = values.start !== '' && values.end !== '' && endsBeforeStart(timesOf(values));
  return {
    ...draft,
    /** The error to show under a field. An end before the start is said at once. */
    errorOf: (name: EventField): string | undefined =>
      (name === 'end' && hasEarlyEnd ? checkEvent(values).end : errors[name]) ?? refused.errors[name],
    isChanged: !isEqual(values, initial),
    isBusy: status === 'busy',
    hasFailed: status === 'failed',
    send,
    startOver,
  };
}
