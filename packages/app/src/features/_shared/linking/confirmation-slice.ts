import { createAction, createSlice } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';

/** A bank link that a hosted page reported as completed. */
export interface ReportedLink {
  /** Null when the provider gave no id. */
  readonly linkId: string | null;
  readonly connectionId: string;
}

/**
 * Whether the provider confirms a bank link. `rejected` means that the link did not complete, `unconfirmed` that this is
 * unknown, so that the check can be repeated.
 */
export type ConfirmationState = { readonly status: 'idle' | 'checking' | 'confirmed' | 'rejected' | 'unconfirmed' };

/** Checks a link with the provider; also dispatched to check again. */
export const confirmationRequested = createAction<ReportedLink>('linkConfirmation/requested');

const slice = createSlice({
  name: 'linkConfirmation',
  initialState: { status: 'idle' } as ConfirmationState,
  reducers: {
    linkConfirmed: (): ConfirmationState => ({ status: 'confirmed' }),
    linkRejected: (): ConfirmationState => ({ status: 'rejected' }),
    linkUnconfirmed: (): ConfirmationState => ({ status: 'unconfirmed' }),
    confirmationDismissed: (): ConfirmationState => ({ status: 'idle' }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(confirmationRequested, (): ConfirmationState => ({ status: 'checking' }))
      .addCase(loggedOut, (): ConfirmationState => ({ status: 'idle' }));
  },
});

export const { linkConfirmed, linkRejected, linkUnconfirmed, confirmationDismissed } = slice.actions;
export const confirmationReducer = slice.reducer;
export const selectConfirmation = (state: { readonly linkConfirmation?: ConfirmationState }) =>
  state.linkConfirmation?.status ?? 'idle';
