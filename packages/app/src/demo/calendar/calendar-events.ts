import { createAction, createListenerMiddleware, type Action, type ThunkDispatch } from '@reduxjs/toolkit';
import { doneToast, failedToast } from '#demo/_shared/toasts.ts';
import { calendarApi, type EventChange } from './calendar-api.ts';

/** Change the times of an event. `previous` are those that Undo brings back; an undo itself has none. */
export const eventMoveRequested = createAction<{ readonly change: EventChange; readonly previous: EventChange | null }>(
  'calendar/eventMoveRequested',
);

type Dispatch = ThunkDispatch<unknown, unknown, Action>;

/** Makes the changes that need no form, with a toast that can undo or retry them. */
export const calendarListener = createListenerMiddleware();
const startListening = calendarListener.startListening.withTypes<unknown, Dispatch>();

startListening({
  actionCreator: eventMoveRequested,
  effect: async (action, { dispatch }) => {
    const { change, previous } = action.payload;
    const result = await dispatch(calendarApi.endpoints.changeEvent.initiate(change));
    if (result.error) dispatch(failedToast('The event was not updated. It is back at its old time.', action));
    else if (previous) dispatch(doneToast('Event updated', eventMoveRequested({ change: previous, previous: null })));
    else dispatch(doneToast('The event is back at its old time'));
  },
});
