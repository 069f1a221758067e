import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { AccountSettingsPage } from './pages/account-settings.tsx';

/** The settings of the account that is signed in. */
export const feature: FeatureWithPages<'account-settings'> = {
  requires: [demoFeature],
  pages: { 'account-settings': AccountSettingsPage },
};
