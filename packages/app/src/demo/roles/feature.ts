import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { RolesPage } from './pages/roles.tsx';

/** The roles of the demo. */
export const feature: FeatureWithPages<'roles'> = {
  requires: [demoFeature],
  pages: { roles: RolesPage },
};
