import type { ComponentType } from 'react';
import { loadChunk } from '#core/chunk/use-chunk.ts';
import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import type { ShowcaseArea, ShowcaseIdOf } from '#demo/_shared/showcase-pages.ts';
import { ShowcasePageView } from './components/showcase-page-view.tsx';
import { exampleOf } from './examples.ts';
import type { ShowcasePage } from './showcase-page.ts';

/** The number of examples in a window. They are loaded before the sections are shown, which would move otherwise. */
const FIRST_EXAMPLES = 3;

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
  const parts: Partial<Record<ShowcaseIdOf<Area>, () => Promise<unknown>>> = {};
  for (const [id, page] of Object.entries<ShowcasePage>(showcase) as [ShowcaseIdOf<Area>, ShowcasePage][]) {
    const first = page.sections.slice(0, FIRST_EXAMPLES);
    const loadFirst = () => Promise.all(first.map((section) => loadChunk(exampleOf(section).load)));
    pages[id] = () => <ShowcasePageView id={id} page={page} loadFirst={loadFirst} />;
    parts[id] = () => loadChunk(loadFirst);
  }
  return { requires: [demoFeature], showcase, pages: pages as Record<ShowcaseIdOf<Area>, ComponentType>, parts };
}
