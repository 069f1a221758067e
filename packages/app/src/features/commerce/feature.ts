import type { FeatureWithPages } from '#core/feature.ts';
import { linkingFeature } from '#features/_shared/linking/linking.saga.ts';
import { commercePlatformsFeature } from '#features/_shared/platforms/platforms-slice.ts';
import { unlinkingFeature } from '#features/_shared/platforms/unlinking.ts';
import { CommercePage } from './pages/commerce.tsx';

/** The linked shops, and the commerce platforms available for linking. */
export const feature: FeatureWithPages<'commerce'> = {
  pages: { commerce: CommercePage },
  requires: [commercePlatformsFeature, linkingFeature, unlinkingFeature],
};
