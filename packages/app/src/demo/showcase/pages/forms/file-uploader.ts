import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const fileUploaderPage: ShowcasePage = {
  elements: ['dropzone'],
  text: 'A dropzone lists files that are chosen, dropped or pasted. Its form submits them, or the page uploads them one by one.',
  sections: [
    {
      title: 'Several files',
      text: 'Up to three, which can be dropped anywhere on the page.',
      story: 'dropzone/Interactive',
    },
    { title: 'One file', text: 'A second file is refused until the first is removed.', story: 'dropzone/OneFile' },
    {
      title: 'Limits',
      text: 'Types, size and number are limited; the list shows each state of an upload.',
      story: 'dropzone/Overview',
    },
    {
      title: 'Progress and retry',
      text: 'Each file shows how far its upload is; the first attempt of each fails at 60 percent, and the button tries again.',
      example: 'dropzone-progress',
    },
    {
      title: 'In a form',
      text: 'The form submits the files; only PDF files are taken, and others are named with the reason.',
      story: 'dropzone/InForm',
    },
    { title: 'States', text: 'With help, with an error and disabled.', story: 'dropzone/States' },
  ],
  related: ['input', 'form-validation'],
};
