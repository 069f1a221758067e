import { useMemo } from 'react';
import { useChunk } from '#core/chunk/use-chunk.ts';
import type { LoadSections } from '#demo/_shared/showcase-sections.ts';
import type { NamedPage } from './use-bookmarks.ts';

/** A section of a page of the showcase. */
export interface NamedSection {
  readonly href: string;
  readonly name: string;
  readonly pageName: string;
}

const NO_SECTIONS: readonly NamedSection[] = [];

/**
 * Loads the sections of the showcase when they are needed, and returns those of the pages that the session may open;
 * null until they have loaded. Pages are found without them when they can't be loaded.
 */
export function useSections(
  load: LoadSections,
  pages: readonly NamedPage[],
  isNeeded: boolean,
): readonly NamedSection[] | null {
  const { part, failed } = useChunk(load, isNeeded);
  return useMemo(() => {
    if (part === null) return failed ? NO_SECTIONS : null;
    const nameOfPage = new Map(pages.map(({ pageId, name }) => [pageId, name]));
    return part.flatMap(({ pageId, href, title }) => {
      const pageName = nameOfPage.get(pageId);
      return pageName === undefined ? [] : [{ href, name: title, pageName }];
    });
  }, [part, failed, pages]);
}
