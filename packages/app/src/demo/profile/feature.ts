import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { ProfilePage } from './pages/profile.tsx';

/** The profile of the account that is signed in. */
export const feature: FeatureWithPages<'profile'> = {
  requires: [demoFeature],
  pages: { profile: ProfilePage },
};
