import type { FeatureWithPages } from '#core/feature.ts';
import { bankConnectionsFeature } from '#features/_shared/bank-connections/connections-slice.ts';
import { contractsFeature } from '#features/_shared/contracts/contracts-slice.ts';
import { linkingFeature } from '#features/_shared/linking/linking.saga.ts';
import { accountingPlatformsFeature, commercePlatformsFeature } from '#features/_shared/platforms/platforms-slice.ts';
import { topupFeature } from '#features/_shared/topup/topup-slice.ts';
import { application } from './application-slice.ts';
import { dashboardData } from './dashboard-data.ts';
import { DashboardPage } from './pages/dashboard.tsx';
import { rescheduling } from './rescheduling.ts';

/** The financial dashboard: the available amount, the amount owed, and the transactions. */
export const feature: FeatureWithPages<'dashboard'> = {
  pages: { dashboard: DashboardPage },
  data: { dashboard: dashboardData },
  requires: [
    topupFeature,
    contractsFeature,
    bankConnectionsFeature,
    linkingFeature,
    accountingPlatformsFeature,
    commercePlatformsFeature,
  ],
  reducers: { application: application.reducer, rescheduling: rescheduling.reducer },
  sagas: [application.watch, rescheduling.watch],
};
