import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';

/** What can be linked on a page of its own. */
export type LinkKind = 'bank' | 'accounting' | 'commerce';

/** What a link is begun with. */
export interface LinkRequest {
  readonly kind: LinkKind;
  /** Path of this app to come back to. */
  readonly from: string;
  /** Bank: the connection to sign in to again. Accounting and commerce: the platform. */
  readonly id?: string;
  /** Accounting and commerce: the hosted page of a link that was begun and not finished, to go on with. */
  readonly linkUrl?: string;
  /** Accounting and commerce: what is linked is signed in to again. A bank that is named is linked in any case. */
  readonly again?: true;
}

/** Whether somebody signs in again to what is linked. */
export const isReauthentication = ({ kind, id, again }: LinkRequest): boolean =>
  again ?? (kind === 'bank' && id !== undefined);

/** At most one link is begun at a time: it leads away from the app. */
export type LinkingState =
  | { readonly status: 'idle' }
  | { readonly status: 'opening'; readonly request: LinkRequest }
  /** `code` is the client's, or `not-found`: the provider does not know what was to be linked. */
  | { readonly status: 'failed'; readonly request: LinkRequest; readonly code: string };

const IDLE: LinkingState = { status: 'idle' };

const slice = createSlice({
  name: 'linking',
  initialState: IDLE as LinkingState,
  reducers: {
    linkRequested: (_state, action: PayloadAction<LinkRequest>): LinkingState => ({
      status: 'opening',
      request: action.payload,
    }),
    linkFailed: (_state, action: PayloadAction<{ request: LinkRequest; code: string }>): LinkingState => ({
      status: 'failed',
      ...action.payload,
    }),
    linkDismissed: (): LinkingState => IDLE,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => IDLE);
  },
});

export const { linkRequested, linkFailed, linkDismissed } = slice.actions;
export const linkingReducer = slice.reducer;
export const selectLinking = (state: { readonly linking?: LinkingState }): LinkingState => state.linking ?? IDLE;
