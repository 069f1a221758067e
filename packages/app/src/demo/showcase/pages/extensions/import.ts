import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const importPage: ShowcasePage = {
  elements: ['dropzone', 'data-grid'],
  text: 'An import reads a file in the browser and shows what it found before anything is kept. To send files as they are, use a dropzone alone.',
  sections: [
    {
      title: 'CSV, XLSX or JSON',
      text: 'Choose or drop a file of up to 10 MB: rows with errors are listed, the others shown to search and sort. Nothing leaves the browser.',
      example: 'import-file',
    },
  ],
  related: ['export', 'file-uploader'],
};
