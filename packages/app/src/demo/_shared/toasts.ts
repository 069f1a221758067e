import type { UnknownAction } from '@reduxjs/toolkit';
import { toastRequested } from '#core/toasts/toasts.ts';

/** How long a toast with a button stays, in milliseconds. */
export const BUTTON_DURATION_MS = 10_000;

/** Returns the action that says what happened. @param undo is dispatched by the toast's Undo button. */
export const doneToast = (text: string, undo?: UnknownAction) =>
  toastRequested({
    kind: 'success',
    text: 'demo.toast',
    values: { text },
    ...(undo ? { action: { text: 'demo.undo', event: undo }, duration: BUTTON_DURATION_MS } : {}),
  });

/** Returns the action that says what failed. @param retry is dispatched by the toast's Retry button. */
export const failedToast = (text: string, retry?: UnknownAction) =>
  toastRequested({
    kind: 'danger',
    text: 'demo.toast',
    values: { text },
    ...(retry ? { action: { text: 'demo.retry', event: retry } } : {}),
  });

/** Returns the action that says what happened to a record. @param view is dispatched by the toast's View button. */
export const viewToast = (text: string, view: UnknownAction) =>
  toastRequested({
    kind: 'success',
    text: 'demo.toast',
    values: { text },
    action: { text: 'demo.view', event: view },
    duration: BUTTON_DURATION_MS,
  });
