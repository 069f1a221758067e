import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { ProfilePage } from './pages/profile.tsx';
import { profileListener } from './profile-events.ts';

/** The profile of the account that is signed in. */
export const feature: FeatureWithPages<'profile'> = {
  requires: [demoFeature],
  middleware: [profileListener.middleware],
  pages: { profile: ProfilePage },
};
