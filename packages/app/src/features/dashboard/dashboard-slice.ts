import type { Contract, Topup } from '@plinth/api-client';
import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import { ledgerRow, shownContracts, transactionsOf } from './figures/ledger.ts';

/** One panel: what is there stays while it is loaded again, and when that fails. */
export type Panel<Data, Failure> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly data: Data; readonly stale: boolean };

/** Why the top-up did not load; it carries the server's answer (spec §8). */
export interface TopupFailure {
  readonly code: string;
  readonly body: unknown;
}

/** The panels of the dashboard; each loads, fails and retries on its own. */
export interface DashboardState {
  readonly topup: Panel<Topup, TopupFailure>;
  readonly contracts: Panel<readonly Contract[], { readonly code: string }>;
  /** When the page last heard from the provider, in milliseconds. */
  readonly updatedAt: number | null;
}

/** Load a panel; also what its retry button says. */
export const topupWanted = createAction('dashboard/topupWanted');
/** Load a panel; also what its retry button says. */
export const contractsWanted = createAction('dashboard/contractsWanted');

const initialState: DashboardState = { topup: { status: 'idle' }, contracts: { status: 'idle' }, updatedAt: null };

const slice = createSlice({
  name: 'dashboard',
  initialState: initialState as DashboardState,
  reducers: {
    topupLoading: (state): DashboardState => (state.topup.status === 'ready' ? state : { ...state, topup: { status: 'loading' } }),
    topupLoaded: (state, action: PayloadAction<{ topup: Topup; at: number }>): DashboardState => ({
      ...state, topup: { status: 'ready', data: action.payload.topup, stale: false }, updatedAt: action.payload.at,
    }),
    topupFailed: (state, action: PayloadAction<TopupFailure>): DashboardState => ({
      ...state,
      topup: state.topup.status === 'ready' ? { ...state.topup, stale: true } : { status: 'failed', failure: action.payload },
    }),
    contractsLoading: (state): DashboardState =>
      state.contracts.status === 'ready' ? state : { ...state, contracts: { status: 'loading' } },
    contractsLoaded: (state, action: PayloadAction<{ contracts: readonly Contract[]; at: number }>): DashboardState => ({
      ...state, contracts: { status: 'ready', data: action.payload.contracts, stale: false }, updatedAt: action.payload.at,
    }),
    contractsFailed: (state, action: PayloadAction<string>): DashboardState => ({
      ...state,
      contracts: state.contracts.status === 'ready' ? { ...state.contracts, stale: true } : { status: 'failed', failure: { code: action.payload } },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { topupLoading, topupLoaded, topupFailed, contractsLoading, contractsLoaded, contractsFailed } = slice.actions;
export const dashboardReducer = slice.reducer;

interface WithDashboard {
  readonly dashboard?: DashboardState;
}

export const selectDashboard = (state: WithDashboard): DashboardState => state.dashboard ?? initialState;
export const selectTopup = (state: WithDashboard): DashboardState['topup'] => selectDashboard(state).topup;
export const selectContractsPanel = (state: WithDashboard): DashboardState['contracts'] => selectDashboard(state).contracts;

const NONE: readonly Contract[] = [];
const selectAll = (state: WithDashboard): readonly Contract[] => {
  const { contracts } = selectDashboard(state);
  return contracts.status === 'ready' ? contracts.data : NONE;
};
/** TOPUPPED, APPROVED and DONE (spec §4). */
export const selectContracts = createSelector([selectAll], shownContracts);
export const selectLedger = createSelector([selectContracts], (contracts) => contracts.map(ledgerRow));
export const selectTransactions = createSelector([selectContracts], transactionsOf);
