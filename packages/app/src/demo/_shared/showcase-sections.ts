import type { ShowcaseId } from './showcase-pages.ts';

/** A section of a page of the showcase, as the search finds it. */
export interface FoundSection {
  readonly pageId: ShowcaseId;
  readonly href: string;
  readonly title: string;
}

/** Loads the sections of all pages of the showcase. */
export type LoadSections = () => Promise<readonly FoundSection[]>;
