import type { FeatureWithPages } from '#core/feature.ts';
import { bankConnectionsFeature } from '#features/_shared/bank-connections/connections-slice.ts';
import { contractsFeature } from '#features/_shared/contracts/contracts-slice.ts';
import { linkingFeature } from '#features/_shared/linking/linking.saga.ts';
import { topupFeature } from '#features/_shared/topup/topup-slice.ts';
import { DashboardPage } from './pages/dashboard.tsx';

/** The financial dashboard: the available amount, the amount owed, and the transactions. */
export const feature: FeatureWithPages<'dashboard'> = {
  pages: { dashboard: DashboardPage },
  requires: [topupFeature, contractsFeature, bankConnectionsFeature, linkingFeature],
};
