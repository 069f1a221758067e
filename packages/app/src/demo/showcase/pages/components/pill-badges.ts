import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const pillBadgesPage: ShowcasePage = {
  elements: ['badge'],
  text: 'Pill badges are round badges: counts always are, and a token rounds the others in an area. For a status in a table, take the square ones, which align better.',
  sections: [
    {
      title: 'Colors',
      text: 'The light colors of all badges; one token on the row rounds their corners.',
      story: 'badge/Pills',
    },
    {
      title: 'Counter',
      text: 'A count above 99 keeps its digits, and a dot says only that there is something; their label is what screen readers read.',
      story: 'badge/Kinds',
    },
    {
      title: 'Counter on a button',
      text: 'At the end of a button, a count or a dot says what waits behind it.',
      story: 'badge/OnButton',
    },
    { title: 'Link', text: 'In a link, a pill leads to what it reports.', story: 'badge/PillAsLink' },
  ],
  related: ['badges'],
};
