import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { PermissionsPage } from './pages/permissions.tsx';

/** The permissions of the demo. */
export const feature: FeatureWithPages<'permissions'> = {
  requires: [demoFeature],
  pages: { permissions: PermissionsPage },
};
