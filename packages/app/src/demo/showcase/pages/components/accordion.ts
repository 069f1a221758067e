import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const accordionPage: ShowcasePage = {
  elements: ['accordion', 'accordion-item'],
  text: 'An accordion stacks headings that open their content in place. For views of which one is always shown, use tabs.',
  sections: [
    {
      title: 'Several open',
      text: 'Without further code, each heading opens and closes on its own; arrow keys move between headings.',
      story: 'accordion/Overview',
    },
    {
      title: 'One at a time',
      text: 'Opening one closes the other, for answers that are read alone.',
      story: 'accordion/Single',
    },
    {
      title: 'Controlled',
      text: 'The page holds which sections are open, so that its buttons can open or close all of them.',
      example: 'accordion-controlled',
    },
    {
      title: 'Bordered and set apart',
      text: 'Each group of questions is in a card with a border and a heading of its own.',
      story: 'accordion/InCards',
    },
    {
      title: 'Heading with a status',
      text: 'A badge at the end of a heading says what needs attention before it is opened.',
      story: 'accordion/RichHeadings',
    },
  ],
  related: ['collapse', 'tabs'],
};
