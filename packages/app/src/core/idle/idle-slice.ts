import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';

interface IdleState {
  /** When the session ends unless the user stays, in milliseconds since the epoch; null while no warning is shown. */
  readonly end: number | null;
}

const slice = createSlice({
  name: 'idle',
  initialState: { end: null } as IdleState,
  reducers: {
    idleWarned: (_state, { payload }: PayloadAction<number>): IdleState => ({ end: payload }),
    idleWarningEnded: (): IdleState => ({ end: null }),
    /** The user stays signed in. */
    stayChosen: (): IdleState => ({ end: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (): IdleState => ({ end: null }));
  },
});

export const { idleWarned, idleWarningEnded, stayChosen } = slice.actions;
export const idleReducer = slice.reducer;

/** The slice is in the store once its feature has joined. */
export const selectIdleEnd = (state: { readonly idle?: IdleState }): number | null => state.idle?.end ?? null;
