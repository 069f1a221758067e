import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { EmailPage } from './pages/email.tsx';

/** The mails of the demo. */
export const feature: FeatureWithPages<'email'> = {
  requires: [demoFeature],
  pages: { email: EmailPage },
};
