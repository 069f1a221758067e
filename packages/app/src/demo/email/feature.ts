import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { emailListener } from './email-events.ts';
import { EmailPage } from './pages/email.tsx';

/** The mails of the demo. */
export const feature: FeatureWithPages<'email'> = {
  requires: [demoFeature],
  middleware: [emailListener.middleware],
  pages: { email: EmailPage },
};
