import type { Integration } from '@plinth/api-client';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';

/** What one links platforms of. */
export type PlatformKind = 'accounting' | 'commerce';

/** The platforms of one kind. What is there stays while it is loaded again. */
export type PlatformsState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'ready'; readonly integrations: readonly Integration[] };

type IntegrationsState = Readonly<Record<PlatformKind, PlatformsState>>;

const IDLE: IntegrationsState = { accounting: { status: 'idle' }, commerce: { status: 'idle' } };

/** Load the platforms of a kind; also what the retry button says. */
export const integrationsWanted = createAction<PlatformKind>('integrations/wanted');

const slice = createSlice({
  name: 'integrations',
  initialState: IDLE,
  reducers: {
    integrationsLoading: (state, { payload: kind }: PayloadAction<PlatformKind>): IntegrationsState =>
      state[kind].status === 'ready' ? state : { ...state, [kind]: { status: 'loading' } },
    integrationsLoaded: (state, action: PayloadAction<{ kind: PlatformKind; integrations: readonly Integration[] }>): IntegrationsState => ({
      ...state, [action.payload.kind]: { status: 'ready', integrations: action.payload.integrations },
    }),
    integrationsFailed: (state, action: PayloadAction<{ kind: PlatformKind; code: string }>): IntegrationsState => ({
      ...state, [action.payload.kind]: { status: 'failed', code: action.payload.code },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => IDLE);
  },
});

export const { integrationsLoading, integrationsLoaded, integrationsFailed } = slice.actions;
export const integrationsReducer = slice.reducer;
export const selectPlatforms =
  (kind: PlatformKind) =>
  (state: { readonly integrations?: IntegrationsState }): PlatformsState => (state.integrations ?? IDLE)[kind];
