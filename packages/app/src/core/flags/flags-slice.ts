import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The flags that the product uses. The flag service may know others. */
export const flagNames = ['dashboard-cash-flow', 'commerce'] as const;

/** Name of a flag at the flag service. */
export type FlagName = (typeof flagNames)[number];

/** The enabled flags; null until the service has responded for the first time in this browser. */
interface FlagsState {
  readonly on: readonly string[] | null;
}

const slice = createSlice({
  name: 'flags',
  initialState: { on: null } as FlagsState,
  reducers: {
    flagsReceived: (state, { payload }: PayloadAction<readonly string[]>): FlagsState =>
      state.on?.length === payload.length && payload.every((name, index) => state.on?.[index] === name)
        ? state
        : { on: payload },
  },
});

export const { flagsReceived } = slice.actions;
export const flagsReducer = slice.reducer;

interface WithFlags {
  readonly flags?: FlagsState;
}

/** The enabled flags; null while unknown. */
export const selectFlagsOn = (state: WithFlags): FlagsState['on'] => state.flags?.on ?? null;

/** Whether a flag is enabled. All are while the flags are unknown, so an outage of the service hides nothing. */
export const isFlagOn = (on: FlagsState['on'], name: FlagName): boolean => on?.includes(name) ?? true;

/** Selects whether a flag is enabled. */
export const selectFlag =
  (name: FlagName) =>
  (state: WithFlags): boolean =>
    isFlagOn(selectFlagsOn(state), name);
