import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { linked, loggedOut } from '#core/events.ts';

/** The state of removing a bank connection. Only one is removed at a time. */
export interface RemovalState {
  readonly current:
    | { readonly status: 'idle' }
    | { readonly status: 'removing'; readonly id: string }
    /**
     * `isRejected` is true if the provider rejected the request, so nothing changed; otherwise the outcome is uncertain.
     */
    | { readonly status: 'failed'; readonly id: string; readonly isRejected: boolean };
  /** The connections removed in this session. They stay hidden even if a stale response still contains them. */
  readonly removed: readonly string[];
}

const INITIAL_STATE: RemovalState = { current: { status: 'idle' }, removed: [] };

const slice = createSlice({
  name: 'banking/removal',
  initialState: INITIAL_STATE,
  reducers: {
    removalRequested: (state, { payload: id }: PayloadAction<string>): RemovalState => ({
      ...state,
      current: { status: 'removing', id },
    }),
    removalFailed: (state, { payload }: PayloadAction<{ id: string; isRejected: boolean }>): RemovalState => ({
      ...state,
      current: { status: 'failed', ...payload },
    }),
    connectionRemoved: ({ removed }, { payload: id }: PayloadAction<string>): RemovalState => ({
      current: { status: 'idle' },
      removed: [...removed, id],
    }),
    removalDismissed: (state): RemovalState => ({ ...state, current: { status: 'idle' } }),
  },
  extraReducers: (builder) => {
    builder
      // A bank that is linked again may reuse its previous id.
      .addCase(linked, (state, { payload }): RemovalState => ({
        ...state,
        removed: state.removed.filter((id) => id !== payload.connectionId),
      }))
      .addCase(loggedOut, () => INITIAL_STATE);
  },
});

export const { removalRequested, removalFailed, connectionRemoved, removalDismissed } = slice.actions;
export const removalReducer = slice.reducer;

/** A state that may contain the removal state. */
export interface WithRemoval {
  readonly banking?: { readonly removal: RemovalState };
}

export const selectRemoval = (state: WithRemoval): RemovalState['current'] =>
  state.banking?.removal.current ?? INITIAL_STATE.current;
export const selectRemoved = (state: WithRemoval): readonly string[] =>
  state.banking?.removal.removed ?? INITIAL_STATE.removed;
