import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const exportSelectedPage: ShowcasePage = {
  elements: ['data-grid'],
  text: 'People tick the rows that they want in the file. If they want all rows that a search found, export those instead.',
  sections: [
    {
      title: 'Ticked rows only',
      text: 'Space ticks the row of the focused cell, also through a search. The button needs one row at least, and unticks all when the file is saved.',
      example: 'export-selected-rows',
    },
  ],
  related: ['export', 'import'],
};
