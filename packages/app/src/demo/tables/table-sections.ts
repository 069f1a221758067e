import type { PageSection } from '#demo/_shared/sections/sections-page.tsx';

/** A style of a table. */
export type TableStyle =
  | 'bordered'
  | 'borderless'
  | 'contextual'
  | 'dark'
  | 'head-dark'
  | 'head-light'
  | 'hover'
  | 'responsive'
  | 'small'
  | 'striped';

/** A section with a table. */
export interface TableSection extends PageSection {
  /** The purpose of the style, in a sentence. */
  readonly text: string;
  readonly styles: readonly TableStyle[];
}

/** The styles of the page, in their order. */
export const TABLE_SECTIONS: readonly TableSection[] = [
  {
    id: 'basic',
    heading: 'Basic',
    text: 'Lines between rows, amounts aligned at the end.',
    styles: [],
  },
  {
    id: 'dark',
    heading: 'Dark',
    text: 'Dark in every skin, for a table on a picture or beside a dark panel.',
    styles: ['dark'],
  },
  {
    id: 'head-dark',
    heading: 'Head dark',
    text: 'A dark header sets off a table from the text around it.',
    styles: ['head-dark'],
  },
  {
    id: 'head-light',
    heading: 'Head light',
    text: 'A light header separates the names of the columns from the rows.',
    styles: ['head-light'],
  },
  {
    id: 'striped',
    heading: 'Striped',
    text: 'Stripes lead the eye along wide rows.',
    styles: ['striped'],
  },
  {
    id: 'striped-dark',
    heading: 'Striped dark',
    text: 'Stripes on a dark table.',
    styles: ['striped', 'dark'],
  },
  {
    id: 'bordered',
    heading: 'Bordered',
    text: 'Lines around every cell, for figures that are compared across columns.',
    styles: ['bordered'],
  },
  {
    id: 'borderless',
    heading: 'Borderless',
    text: 'No lines, for a few short rows.',
    styles: ['borderless'],
  },
  {
    id: 'hover',
    heading: 'Hover',
    text: 'The row under the pointer is highlighted.',
    styles: ['hover'],
  },
  {
    id: 'small',
    heading: 'Small',
    text: 'Tighter rows, so that more fit on one screen.',
    styles: ['small'],
  },
  {
    id: 'contextual',
    heading: 'Contextual',
    text: 'The color of a row repeats what its status says.',
    styles: ['contextual'],
  },
  {
    id: 'responsive',
    heading: 'Responsive',
    text: 'A table that is wider than its card scrolls inside it, also with the keyboard.',
    styles: ['responsive'],
  },
];
