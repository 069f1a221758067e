import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import { sessionStarted } from '#core/session/auth-slice.ts';

/** An account of the demo with its password. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A request to sign in. */
interface SignInRequest extends Credentials {
  /** Whether the session outlives the tab; by default it does. */
  readonly isRemembered?: boolean;
}

/** State of the sign-in to an account of the demo. `message` is the response's own text, where there is one. */
type DemoSignInState =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'failed'; readonly message: string | null };

const idle = (): DemoSignInState => ({ status: 'idle' });

const slice = createSlice({
  name: 'demoSignIn',
  initialState: { status: 'idle' } as DemoSignInState,
  reducers: {
    accountChosen: (_state, _action: PayloadAction<SignInRequest>): DemoSignInState => ({ status: 'pending' }),
    accountRefused: (_state, { payload }: PayloadAction<string | null>): DemoSignInState => ({
      status: 'failed',
      message: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(sessionStarted, idle).addCase(loggedOut, idle),
});

export const { accountChosen, accountRefused } = slice.actions;
export const demoSignInReducer = slice.reducer;

/** The slice is in the store once the demo has joined. */
export const selectDemoSignIn = (state: { readonly demoSignIn?: DemoSignInState }): DemoSignInState =>
  state.demoSignIn ?? slice.getInitialState();
