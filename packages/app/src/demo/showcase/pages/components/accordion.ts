import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const accordionPage: ShowcasePage = {
  elements: ['accordion', 'accordion-item'],
  text: 'An accordion stacks headings that open their content in place. For views of which one is always shown, use tabs.',
  sections: [
    {
      title: 'Several open',
      text: 'Each heading opens and closes on its own; arrow keys move between headings.',
      story: 'accordion/Overview',
    },
    {
      title: 'One at a time',
      text: 'Opening one closes the other, for answers that are read alone.',
      story: 'accordion/Single',
    },
  ],
  related: ['alerts'],
};
