import type { FeatureWithPages } from '#core/feature.ts';
import { bankConnectionsFeature } from '#features/_shared/bank-connections/connections-slice.ts';
import { linkingFeature } from '#features/_shared/linking/linking.saga.ts';
import { topupFeature } from '#features/_shared/topup/topup-slice.ts';
import { contracts, dashboardReducer } from './dashboard-slice.ts';
import { DashboardPage } from './pages/dashboard.tsx';

/** What the business can draw, what it owes, and what moved. */
export const feature: FeatureWithPages<'dashboard'> = {
  pages: { dashboard: DashboardPage },
  requires: [topupFeature, bankConnectionsFeature, linkingFeature],
  reducers: { dashboard: dashboardReducer },
  sagas: [contracts.watch],
};
