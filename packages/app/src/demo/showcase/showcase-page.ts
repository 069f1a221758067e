import type { ShowcaseId } from '#demo/_shared/showcase-pages.ts';

interface SectionText {
  readonly title: string;
  /** The subject of the example or its use, in a sentence. */
  readonly text: string;
}

/** A section whose example is a story of the kit, by its module and its name: `tabs/Vertical`. */
interface StorySection extends SectionText {
  readonly story: `${string}/${string}`;
  readonly example?: never;
}

/** A section whose example is no element's story, but a file in `examples`, by its name: `drag-between-lists`. */
interface FileSection extends SectionText {
  readonly example: string;
  readonly story?: never;
}

/** A section of a page: an example with its title and a sentence. */
export type ShowcaseSection = StorySection | FileSection;

/** A page of the showcase. */
export interface ShowcasePage {
  /** The elements that it shows, without prefix; the first one is the page's subject. None on a page about a pattern. */
  readonly elements: readonly string[];
  /** A description of the subject and of its alternatives, in one or two sentences. */
  readonly text: string;
  readonly sections: readonly ShowcaseSection[];
  /** Pages that a reader may want next. */
  readonly related?: readonly ShowcaseId[];
}

/** Returns the anchor of a section: `vertical-left` for `Vertical left`. */
export const anchorOf = ({ title }: Pick<ShowcaseSection, 'title'>): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\da-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
