import {
  createListenerMiddleware,
  type Action,
  type ActionCreatorWithPayload,
  type PayloadAction,
  type ThunkDispatch,
} from '@reduxjs/toolkit';
import type { Deps } from '#core/deps.ts';
import { doneToast, failedToast, type ToastText } from './toasts.ts';

/** The one listener of the demo. What an app listens to is added when its code loads. */
export const demoListener = createListenerMiddleware();

export type DemoDispatch<State = unknown> = ThunkDispatch<State, Deps, Action>;

/** Returns the function that adds a listener, for a part of the state. */
export const listenerOf = <State>() => demoListener.startListening.withTypes<State, DemoDispatch<State>>();

/** The outcome of a change: the data of its response, or its error. */
interface Outcome<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

/** A change that needs no form, and what its toasts say. */
interface Change<Payload, Data> {
  readonly send: (payload: Payload, dispatch: DemoDispatch) => PromiseLike<Outcome<Data>>;
  /** The text when the change failed. The toast's button makes the change again. */
  readonly failed: (payload: Payload) => ToastText;
  /** The text when it succeeded; without it there is no toast, because the page shows the change. */
  readonly done?: (payload: Payload, data: Data) => ToastText | undefined;
  /** Returns the action that takes the change back; the toast's button dispatches it. */
  readonly undo?: (payload: Payload) => Action | undefined;
}

const listen = listenerOf();

/** Makes a change whenever its action is dispatched, and says in a toast what became of it. */
export function makeChange<Payload, Data>(
  requested: ActionCreatorWithPayload<Payload>,
  { send, failed, done, undo }: Change<Payload, Data>,
): void {
  listen({
    actionCreator: requested,
    effect: async (action: PayloadAction<Payload>, { dispatch }) => {
      const { payload } = action;
      const { data, error } = await send(payload, dispatch);
      if (error !== undefined) {
        dispatch(failedToast(failed(payload), action));
        return;
      }
      const text = done?.(payload, data as Data);
      if (text !== undefined) dispatch(doneToast(text, undo?.(payload)));
    },
  });
}
