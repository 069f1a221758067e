import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { PricingPage } from './pages/pricing.tsx';

/** The plans of the demo that are for sale. */
export const feature: FeatureWithPages<'pricing'> = { requires: [demoFeature], pages: { pricing: PricingPage } };
