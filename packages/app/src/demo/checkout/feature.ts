import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { CheckoutPage } from './pages/checkout.tsx';

/** The checkout of the demo's shop. */
export const feature: FeatureWithPages<'checkout'> = {
  requires: [demoFeature],
  pages: { checkout: CheckoutPage },
};
