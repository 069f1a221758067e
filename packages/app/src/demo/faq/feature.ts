import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { FaqPage } from './pages/faq.tsx';

/** The frequently asked questions of the demo. */
export const feature: FeatureWithPages<'faq'> = { requires: [demoFeature], pages: { faq: FaqPage } };
