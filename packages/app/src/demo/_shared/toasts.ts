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

/** Returns the action that says what failed. @param retry is dispatched by the toast's Retry button. */
export const failedToast = (text: ToastText, retry?: Action) =>
  toastRequested({
    kind: 'danger',
    ...contentOf(text),
    ...(retry ? { action: { text: 'demo.retry', event: retry } } : {}),
  });

/** Returns the action that says what happened to a record. @param href is where the toast's View button leads. */
export const viewToast = (text: string, href: string) =>
  toastRequested({
    kind: 'success',
    ...contentOf(text),
    action: { text: 'demo.view', href },
    duration: BUTTON_DURATION_MS,
  });
