import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { TypographyPage } from './pages/typography.tsx';

/** The page of the styles of text. */
export const feature: FeatureWithPages<'typography'> = {
  requires: [demoFeature],
  pages: { typography: TypographyPage },
};
