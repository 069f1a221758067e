import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import type { Feature } from '#core/feature.ts';

/** A short message over the page. Its words are translation keys, filled from `values`. */
export interface ToastWish {
  /** `danger` stays until it is closed; the others go by themselves. */
  readonly kind: 'info' | 'success' | 'warning' | 'danger';
  /** What happened, in one line. */
  readonly text: string;
  /** What did not change, what to do. */
  readonly more?: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Its one button, and what pressing it says. */
  readonly action?: { readonly text: string; readonly event: UnknownAction };
  /** What is said when the person closes it. */
  readonly dismissed?: UnknownAction;
}

/** A toast that shows, or is about to. */
export interface Toast extends ToastWish {
  readonly id: number;
}

interface ToastsState {
  readonly last: number;
  readonly items: readonly Toast[];
}

const initialState: ToastsState = { last: 0, items: [] };
const textKeyOf = ({ kind, text, more, values }: ToastWish): string => JSON.stringify([kind, text, more, values]);

const slice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    /** Show it. The same words as those of a toast that is there are no second toast. */
    toastWanted: (state, { payload }: PayloadAction<ToastWish>): ToastsState => {
      const words = textKeyOf(payload);
      if (state.items.some((each) => textKeyOf(each) === words)) return state;
      const id = state.last + 1;
      return { last: id, items: [...state.items, { ...payload, id }] };
    },
    /** It is gone. */
    toastClosed: (state, { payload }: PayloadAction<number>): ToastsState => ({
      ...state,
      items: state.items.filter(({ id }) => id !== payload),
    }),
  },
  extraReducers: (builder) => {
    // Numbers go on: what the region still holds of the session before is not the next one's.
    builder.addCase(loggedOut, (state): ToastsState => ({ last: state.last, items: [] }));
  },
});

export const { toastWanted, toastClosed } = slice.actions;

/** Joins with a session, before anything that may want one. */
export const toastsFeature: Feature = { reducers: { toasts: slice.reducer }, sagas: [] };

interface WithToasts {
  readonly toasts?: ToastsState;
}

export const selectToasts = (state: WithToasts): readonly Toast[] => (state.toasts ?? initialState).items;
