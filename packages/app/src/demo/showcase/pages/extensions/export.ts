import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const exportPage: ShowcasePage = {
  elements: ['data-table'],
  text: 'An export writes the rows of a table into a file, in the browser. A data grid with many rows has an export to CSV of its own.',
  sections: [
    {
      title: 'Export found rows',
      text: 'A dialog asks for the name and the format; the file has the rows that the search found. A cell is never evaluated as a formula.',
      example: 'export-table',
    },
  ],
  related: ['export-selected', 'import'],
};
