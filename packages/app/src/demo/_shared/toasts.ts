import type { Action } from '@reduxjs/toolkit';
import { toastRequested } from '#core/toasts/toasts.ts';

/** The time that a toast with a button stays, in milliseconds. */
const BUTTON_DURATION_MS = 10_000;

/** The text of a toast: as it is shown, or a translation with its values. */
export type ToastText = string | { readonly key: string; readonly values: Readonly<Record<string, string>> };

const contentOf = (text: ToastText) =>
  typeof text === 'string' ? { text: 'demo.toast', values: { text } } : { text: text.key, values: text.values };

/** Returns the action that says what happened. @param undo is dispatched by the toast's Undo button. */
export const doneToast = (text: ToastText, undo?: Action) =>
  toastRequested({
    kind: 'success',
    ...contentOf(text),
    ...(undo ? { action: { text: 'demo.undo', event: undo }, duration: BUTTON_DURATION_MS } : {}),
  });

/** Returns the action that says what failed. @param retry is dispatched by the toast's button “Try again”. */
export const failedToast = (text: ToastText, retry?: Action) =>
  toastRequested({
    kind: 'danger',
    ...contentOf(text),
    ...(retry ? { action: { text: 'demo.retry', event: retry } } : {}),
  });

/** Returns the action that says what happened. @param href is the page that takes it back; the toast's Undo button leads there. */
export const undoToast = (text: string, href: string) =>
  toastRequested({
    kind: 'success',
    text: 'demo.toast',
    // A toast with the same content as an open one is not shown, but each has its own Undo.
    values: { text, href },
    action: { text: 'demo.undo', href },
    duration: BUTTON_DURATION_MS,
  });
