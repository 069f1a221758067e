import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';

/** The kinds of connections that are linked on a hosted page. */
export type LinkKind = 'bank' | 'accounting' | 'commerce';

/** The parameters of a link. */
export interface LinkRequest {
  readonly kind: LinkKind;
  /** The path in this app to return to. */
  readonly from: string;
  /** For banks, the connection to sign in to again. For accounting and commerce, the platform. */
  readonly id?: string;
  /** For accounting and commerce, the hosted page of an unfinished link to resume. */
  readonly linkUrl?: string;
  /** For accounting and commerce, whether this is a reauthentication. A bank with an `id` always is. */
  readonly reauthenticates?: true;
}

/** Returns whether the request is a new sign-in to an existing connection. */
export const isReauthentication = ({ kind, id, reauthenticates }: LinkRequest): boolean =>
  reauthenticates ?? (kind === 'bank' && id !== undefined);

/** The state of the current link. There is at most one at a time, because it leaves the app. */
export type LinkingState =
  | { readonly status: 'idle' }
  | { readonly status: 'opening'; readonly request: LinkRequest }
  /** `code` is the API client's error code, or `not-found` if the provider does not know the item to link. */
  | { readonly status: 'failed'; readonly request: LinkRequest; readonly code: string };

const IDLE: LinkingState = { status: 'idle' };

const slice = createSlice({
  name: 'linking',
  initialState: IDLE as LinkingState,
  reducers: {
    linkRequested: (state, action: PayloadAction<LinkRequest>): LinkingState =>
      state.status === 'opening' ? state : { status: 'opening', request: action.payload },
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
