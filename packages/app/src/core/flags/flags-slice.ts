import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The flags that the product asks. The flag service may know others. */
export const flagNames = ['dashboard-cash-flow', 'commerce'] as const;

/** Name of a flag, as the flag service has it. */
export type FlagName = (typeof flagNames)[number];

/** The flags that are on; null until the service has answered for the first time on this browser. */
interface FlagsState {
  readonly on: readonly string[] | null;
}

const slice = createSlice({
  name: 'flags',
  initialState: { on: null } as FlagsState,
  reducers: {
    flagsKnown: (state, { payload }: PayloadAction<readonly string[]>): FlagsState =>
      state.on?.length === payload.length && payload.every((name, index) => state.on?.[index] === name)
        ? state
        : { on: payload },
  },
});

export const { flagsKnown } = slice.actions;
export const flagsReducer = slice.reducer;

interface WithFlags {
  readonly flags?: FlagsState;
}

/** The flags that are on. */
export const selectFlagsOn = (state: WithFlags): FlagsState['on'] => state.flags?.on ?? null;

/** Whether a flag is among those that are on. While nothing is known every one is: a service that is down takes nothing away. */
export const isFlagOn = (on: FlagsState['on'], name: FlagName): boolean => on?.includes(name) ?? true;

/** Whether one flag is on. */
export const selectFlag =
  (name: FlagName) =>
  (state: WithFlags): boolean =>
    isFlagOn(selectFlagsOn(state), name);
