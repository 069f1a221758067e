import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const formRepeaterPage: ShowcasePage = {
  elements: ['repeater', 'repeater-item'],
  text: 'A repeater is for a list of unknown length whose entries have the same fields, such as the items of an invoice. For single words, use a tag input.',
  sections: [
    {
      title: 'Plain',
      text: 'A new item gets the focus, as does the next one when an item is removed; the last item cannot be removed.',
      story: 'repeater/Overview',
    },
    {
      title: 'Limits',
      text: 'At least two guests and at most four: the button that would go beyond is disabled, and the limit is shown beside it.',
      story: 'repeater/Limits',
    },
    {
      title: 'Named items',
      text: 'An item with a name of its own is not numbered.',
      story: 'repeater-item/Overview',
    },
  ],
  related: ['form-layout', 'select'],
};
