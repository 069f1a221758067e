import { createSlice, type Action, type PayloadAction } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { loggedOut } from '#core/events.ts';
import type { Feature } from '#core/feature.ts';

/** Content of a toast: a short message over the page. Texts are translation keys, interpolated with `values`. */
export interface ToastOptions {
  /** `danger` stays until the user closes it; the others close on their own. */
  readonly kind: 'info' | 'success' | 'warning' | 'danger';
  /** Key of the message: what happened, in one line. */
  readonly text: string;
  /** Key of the description: what did not change, what to do. */
  readonly description?: string;
  readonly values?: Readonly<Record<string, string>>;
  /** The toast's button: the key of its label, and the action that a click dispatches or the page that it leads to. */
  readonly action?: { readonly text: string } & ({ readonly event: Action } | { readonly href: string });
  /** The time that it stays, in milliseconds; the list's own time by default. */
  readonly duration?: number;
  /** Dispatched when the user closes the toast. */
  readonly dismissed?: Action;
}

/** A toast in the list. */
export interface Toast extends ToastOptions {
  readonly id: number;
}

interface ToastsState {
  readonly lastId: number;
  readonly items: readonly Toast[];
}

const initialState: ToastsState = { lastId: 0, items: [] };
const contentOf = ({ kind, text, description, values }: ToastOptions): string =>
  JSON.stringify([kind, text, description, values]);

const slice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    /** Show a toast. One with the content of a toast that is open is ignored. */
    toastRequested: (state, { payload }: PayloadAction<ToastOptions>): ToastsState => {
      const content = contentOf(payload);
      if (state.items.some((toast) => contentOf(toast) === content)) return state;
      const id = state.lastId + 1;
      return { lastId: id, items: [...state.items, { ...payload, id }] };
    },
    /** The toast is no longer shown. */
    toastClosed: (state, { payload }: PayloadAction<number>): ToastsState => ({
      ...state,
      items: state.items.filter(({ id }) => id !== payload),
    }),
  },
  extraReducers: (builder) => {
    // Ids continue across sessions: the region may still hold toasts of the previous one.
    builder.addCase(loggedOut, (state): ToastsState => ({ lastId: state.lastId, items: [] }));
  },
});

export const { toastRequested, toastClosed } = slice.actions;

/** Says once for each session that the browser refuses to store what the user types and sets. */
function* storageToast(): SagaGenerator<void> {
  const { storage } = yield* deps();
  const refusal = Promise.withResolvers<void>();
  const unsubscribe = storage.onRefusal(refusal.resolve);
  try {
    if (!storage.hasRefused()) yield* call(() => refusal.promise);
    yield* put(toastRequested({ kind: 'warning', text: 'storage.notKept' }));
  } finally {
    unsubscribe();
  }
}

/** Joins the store with a session, before any feature that shows toasts. */
export const toastsFeature: Feature = { reducers: { toasts: slice.reducer }, sagas: [storageToast] };

interface WithToasts {
  readonly toasts?: ToastsState;
}

export const selectToasts = (state: WithToasts): readonly Toast[] => (state.toasts ?? initialState).items;
