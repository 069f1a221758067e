import type { FeatureWithPages } from '#core/feature.ts';
import { bankConnectionsFeature } from '#features/_shared/bank-connections/connections-slice.ts';
import { linkingFeature } from '#features/_shared/linking/linking.saga.ts';
import { accountingPlatformsFeature, commercePlatformsFeature } from '#features/_shared/platforms/platforms-slice.ts';
import { RegisterPage } from './pages/register.tsx';
import { removeRegistrationDraft } from './registration-draft.saga.ts';
import { stepSubmission } from './step-submission.ts';

/** The onboarding feature: the steps from creating an account to the completed application. */
export const feature: FeatureWithPages<'register'> = {
  pages: { register: RegisterPage },
  requires: [bankConnectionsFeature, accountingPlatformsFeature, commercePlatformsFeature, linkingFeature],
  reducers: { onboarding: stepSubmission.reducer },
  sagas: [stepSubmission.watch, removeRegistrationDraft],
};
