import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import type { ShowcaseIdOf } from '#demo/_shared/showcase-pages.ts';
import {
  BlankLayoutPage,
  BoxedLayoutPage,
  CollapsedMenuPage,
  EmptyLayoutPage,
  WithoutMenuPage,
} from '../pages/page-layout/layout-pages.tsx';

/** The pages that change the layout around them while they are open. */
export const feature: FeatureWithPages<ShowcaseIdOf<'page-layout'>> = {
  requires: [demoFeature],
  pages: {
    'collapse-menu': CollapsedMenuPage,
    'layout-boxed': BoxedLayoutPage,
    'without-menu': WithoutMenuPage,
    'layout-empty': EmptyLayoutPage,
    'layout-blank': BlankLayoutPage,
  },
};
