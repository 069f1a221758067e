import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { wishlistListener } from '#demo/_shared/shop/wishlist-events.ts';
import { CheckoutPage } from './pages/checkout.tsx';

/** The checkout of the demo's shop. */
export const feature: FeatureWithPages<'checkout'> = {
  requires: [demoFeature],
  middleware: [wishlistListener.middleware],
  pages: { checkout: CheckoutPage },
};
