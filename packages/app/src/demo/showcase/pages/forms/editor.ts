import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const editorPage: ShowcasePage = {
  elements: [],
  text: 'An editor takes text with formats, lists, links and tables. It is a part of this app, not of the kit, because its library has 100 kB. For plain text, use a textarea.',
  sections: [
    {
      title: 'Controlled',
      text: 'The page holds the text as HTML and can replace it; what is pasted from a document keeps its lists and tables.',
      example: 'editor-controlled',
    },
    {
      title: 'Uncontrolled',
      text: 'The editor holds the text, and the form reads it when it is saved.',
      example: 'editor-uncontrolled',
    },
    {
      title: 'Source and sanitized result',
      text: 'Scripts, pictures and addresses that run code are removed from HTML before it is shown. Change the source to see what stays.',
      example: 'editor-sanitized',
    },
  ],
  related: ['textarea', 'form-validation'],
};
