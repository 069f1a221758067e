import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const collapsePage: ShowcasePage = {
  elements: ['collapse'],
  text: 'A collapse hides details that few people need behind a button. For several sections with headings, use an accordion.',
  sections: [
    {
      title: 'Basic',
      text: 'Enter, Space or a press of the button shows the details; searching in the page finds them, too.',
      story: 'collapse/Closed',
    },
    { title: 'Open at first', text: 'The details are shown until the button hides them.', story: 'collapse/Overview' },
    {
      title: 'Several targets',
      text: 'One button shows and hides two sections, each of which has a button of its own.',
      example: 'collapse-several',
    },
  ],
  related: ['accordion'],
};
