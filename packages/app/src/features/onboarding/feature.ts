import type { FeatureWithPages } from '#core/feature.ts';
import { bankConnectionsFeature } from '#features/_shared/bank-connections/connections-slice.ts';
import { linkingFeature } from '#features/_shared/linking/linking.saga.ts';
import { accountingPlatformsFeature, commercePlatformsFeature } from '#features/_shared/platforms/platforms-slice.ts';
import { onboardingReducer } from './onboarding-slice.ts';
import { removeRegistrationDraft, submitSteps } from './onboarding.saga.ts';
import { RegisterPage } from './pages/register.tsx';

/** The onboarding feature: the steps from creating an account to the completed application. */
export const feature: FeatureWithPages<'register'> = {
  pages: { register: RegisterPage },
  requires: [bankConnectionsFeature, accountingPlatformsFeature, commercePlatformsFeature, linkingFeature],
  reducers: { onboarding: onboardingReducer },
  sagas: [submitSteps, removeRegistrationDraft],
};
