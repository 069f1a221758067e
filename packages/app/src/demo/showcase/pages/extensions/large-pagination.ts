import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const largePaginationPage: ShowcasePage = {
  elements: ['pagination'],
  text: 'A pagination moves through a list of many pages whose numbers help people find their place. A data table has its own; for news, use a button that loads more.',
  sections: [
    { title: 'Basic', text: 'The first, the last and the pages around the current one.', story: 'pagination/Overview' },
    {
      title: 'Long list',
      text: 'A thousand orders, eight on a page; the page cuts the rows when the event comes.',
      example: 'pagination-of-long-list',
    },
    {
      title: 'More neighbors',
      text: 'Two pages on either side of the current one, for a list of hundreds.',
      story: 'pagination/MoreSiblings',
    },
    {
      title: 'Links',
      text: 'With addresses the pages are links, which open in a new tab and are found by search engines.',
      story: 'pagination/Links',
    },
    {
      title: 'Icons in a narrow place',
      text: 'Where the numbers have no room, the arrows and the number of the page remain.',
      story: 'pagination/Narrow',
    },
    {
      title: 'Positions',
      text: 'A row places it at the start, the center or the end.',
      example: 'pagination-positions',
    },
  ],
  related: ['pagination'],
};
