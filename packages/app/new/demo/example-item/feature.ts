import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { ExampleItemPage } from './pages/example-item.tsx';

/** Example item of the demo. */
export const feature: FeatureWithPages<'example-item'> = {
  requires: [demoFeature],
  pages: { 'example-item': ExampleItemPage },
};
