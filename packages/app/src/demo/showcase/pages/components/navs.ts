import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const navsPage: ShowcasePage = {
  elements: ['nav', 'nav-item'],
  text: 'A nav links the pages of one area that each have their own address. For views that change without a new address, use tabs.',
  sections: [
    {
      title: 'Plain',
      text: 'The line marks the current page. Each link is a stop of the Tab key, as links are anywhere.',
      story: 'nav/Overview',
    },
    { title: 'Centered', text: 'Under a heading that is centered itself.', story: 'nav/Centered' },
    { title: 'End', text: 'When a title stands at the start of the line.', story: 'nav/EndAligned' },
    {
      title: 'In a card',
      text: 'The card draws the border; the line of the nav separates it from the content.',
      story: 'nav/InCard',
    },
    {
      title: 'Vertical',
      text: 'Beside the page, for an area with many pages. The links look like pills then.',
      story: 'nav/Vertical',
    },
    {
      title: 'Vertical in a card',
      text: 'In a column of its own, with the name of the area as its heading.',
      story: 'nav/VerticalInCard',
    },
    { title: 'Narrow', text: 'Links that do not fit scroll sideways, and the page does not.', story: 'nav/Narrow' },
  ],
  related: ['pills', 'tabs'],
};
