import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const pillsPage: ShowcasePage = {
  elements: ['nav', 'nav-item'],
  text: 'Pills are a nav whose current page is filled, for places without room for a line. They are links: for a choice in a form, take a segmented control.',
  sections: [
    {
      title: 'Basic',
      text: 'Icons and counts stand beside the words. The Tab key skips a disabled link.',
      story: 'nav/Pills',
    },
    { title: 'Vertical', text: 'Beside the page whose parts they link.', story: 'nav/Vertical' },
    { title: 'Filled', text: 'The pills share the row by the length of their labels.', story: 'nav/FilledPills' },
    {
      title: 'Justified',
      text: 'Every pill is equally wide, unless its label needs more.',
      story: 'nav/JustifiedPills',
    },
    { title: 'Centered', text: 'Over content that is centered itself.', story: 'nav/CenteredPills' },
    { title: 'End', text: 'When a title stands at the start of the row.', story: 'nav/EndAlignedPills' },
  ],
  related: ['navs', 'tabs'],
};
