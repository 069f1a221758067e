import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { AccessControlPage } from './pages/access-control.tsx';

/** The page that shows what the session may do. */
export const feature: FeatureWithPages<'access-control'> = {
  requires: [demoFeature],
  pages: { 'access-control': AccessControlPage },
};
