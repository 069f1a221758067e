import type { BankConnection } from '@plinth/api-client';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '../events.ts';

/** The customer's bank connections. What is there stays while it is loaded again. */
export type BankAccountsState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'ready'; readonly connections: readonly BankConnection[]; readonly refreshing: boolean };

/** Load the connections; also what the retry button says. */
export const connectionsWanted = createAction('bankAccounts/wanted');

const slice = createSlice({
  name: 'bankAccounts',
  initialState: { status: 'idle' } as BankAccountsState,
  reducers: {
    connectionsLoading: (state): BankAccountsState =>
      state.status === 'ready' ? { ...state, refreshing: true } : { status: 'loading' },
    connectionsLoaded: (_state, action: PayloadAction<readonly BankConnection[]>): BankAccountsState => ({
      status: 'ready', connections: action.payload, refreshing: false,
    }),
    connectionsFailed: (_state, action: PayloadAction<string>): BankAccountsState => ({ status: 'failed', code: action.payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (): BankAccountsState => ({ status: 'idle' }));
  },
});

export const { connectionsLoading, connectionsLoaded, connectionsFailed } = slice.actions;
export const bankAccountsReducer = slice.reducer;

const NONE: readonly BankConnection[] = [];
const IDLE: BankAccountsState = { status: 'idle' };

interface WithBankAccounts {
  readonly bankAccounts?: BankAccountsState;
}

export const selectBankAccounts = (state: WithBankAccounts): BankAccountsState => state.bankAccounts ?? IDLE;
export const selectConnections = (state: WithBankAccounts): readonly BankConnection[] => {
  const { bankAccounts } = state;
  return bankAccounts?.status === 'ready' ? bankAccounts.connections : NONE;
};
