import type { ComponentType } from 'react';
import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import type { ShowcaseArea, ShowcaseIdOf } from '#demo/_shared/showcase-pages.ts';
import { ShowcasePageView } from './components/showcase-page-view.tsx';
import type { ShowcasePage } from './showcase-page.ts';

/** The feature of an area. */
export interface ShowcaseFeature<Area extends ShowcaseArea> extends FeatureWithPages<ShowcaseIdOf<Area>> {
  /** The content of its pages. */
  readonly showcase: Readonly<Record<ShowcaseIdOf<Area>, ShowcasePage>>;
}

/** Creates the feature of an area from what its pages show. */
export function showcaseFeature<const Area extends ShowcaseArea>(
  showcase: Readonly<Record<ShowcaseIdOf<Area>, ShowcasePage>>,
): ShowcaseFeature<Area> {
  const pages: Partial<Record<ShowcaseIdOf<Area>, ComponentType>> = {};
  for (const [id, page] of Object.entries<ShowcasePage>(showcase) as [ShowcaseIdOf<Area>, ShowcasePage][])
    pages[id] = () => <ShowcasePageView id={id} page={page} />;
  return { requires: [demoFeature], showcase, pages: pages as Record<ShowcaseIdOf<Area>, ComponentType> };
}
