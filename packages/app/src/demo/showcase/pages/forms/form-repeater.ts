import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const formRepeaterPage: ShowcasePage = {
  elements: [],
  text: 'A repeater is for a list of unknown length whose rows have the same fields, such as the items of an invoice. For single values, use a tag input.',
  sections: [
    {
      title: 'Plain',
      text: 'A new row gets the focus, as does the next one when a row is removed; the last row cannot be removed.',
      example: 'form-repeater',
    },
  ],
  related: ['form-layout', 'select'],
};
