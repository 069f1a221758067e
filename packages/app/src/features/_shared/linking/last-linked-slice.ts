import { createSlice } from '@reduxjs/toolkit';
import { linked, loggedOut } from '#core/events.ts';
import type { LinkKind } from './linking-slice.ts';

/**
 * The most recent link that has not been announced yet. The connection's id distinguishes it from others of its kind.
 */
type LastLinked = { readonly kind: LinkKind; readonly connectionId: string } | null;

const slice = createSlice({
  name: 'lastLinked',
  initialState: null as LastLinked,
  reducers: { lastLinkedAcknowledged: (): LastLinked => null },
  extraReducers: (builder) => {
    builder.addCase(linked, (_state, { payload }): LastLinked => payload);
    builder.addCase(loggedOut, (): LastLinked => null);
  },
});

/** Clears the link once a page has announced it. */
export const { lastLinkedAcknowledged } = slice.actions;
export const lastLinkedReducer = slice.reducer;
export const selectLastLinked = (state: { readonly lastLinked?: LastLinked }): LastLinked => state.lastLinked ?? null;
