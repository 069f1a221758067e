import { createSlice } from '@reduxjs/toolkit';
import { linked, loggedOut } from '#core/events.ts';
import type { LinkKind } from './linking-slice.ts';

/** What was linked last and has not been said yet; a connection's id tells it from others of its kind. */
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

/** The page that one came back to has said so. */
export const { lastLinkedAcknowledged } = slice.actions;
export const lastLinkedReducer = slice.reducer;
export const selectLastLinked = (state: { readonly lastLinked?: LastLinked }): LastLinked => state.lastLinked ?? null;
