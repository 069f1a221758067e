import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { IconsPage } from './pages/icons.tsx';

/** The page of icons. */
export const feature: FeatureWithPages<'icons'> = {
  requires: [demoFeature],
  pages: { icons: IconsPage },
};
