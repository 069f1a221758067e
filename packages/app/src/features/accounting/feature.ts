import type { FeatureWithPages } from '#core/feature.ts';
import { linkingFeature } from '#features/_shared/linking/linking.saga.ts';
import { accountingPlatformsFeature } from '#features/_shared/platforms/platforms-slice.ts';
import { unlinkingFeature } from '#features/_shared/platforms/unlinking.ts';
import { AccountingPage } from './pages/accounting.tsx';

/** The linked accounting platform, and the platforms available for linking. */
export const feature: FeatureWithPages<'accounting'> = {
  pages: { accounting: AccountingPage },
  requires: [accountingPlatformsFeature, linkingFeature, unlinkingFeature],
};
