import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const paginationPage: ShowcasePage = {
  elements: ['pagination'],
  text: 'Pagination leads through a long list page by page. A data table has its own; for a feed, use a button that loads more.',
  sections: [
    {
      title: 'Basic',
      text: 'The first, the last and the pages around the current one, with arrows to its neighbors. Tab moves between them, Enter goes to one.',
      story: 'pagination/Overview',
    },
    {
      title: 'Few pages',
      text: 'All pages are shown if they fit; the arrow that leads nowhere is disabled.',
      story: 'pagination/FewPages',
    },
    {
      title: 'More neighbors',
      text: 'Two pages on either side, where users leaf through hundreds.',
      story: 'pagination/MoreSiblings',
    },
    { title: 'Centered', text: 'Below a list that stands alone.', story: 'pagination/Centered' },
    { title: 'End', text: 'Opposite to a text such as “1 to 10 of 120”.', story: 'pagination/EndAligned' },
    {
      title: 'Links',
      text: 'Pages with their own addresses, which open in a new tab with Control or Command.',
      story: 'pagination/Links',
    },
    {
      title: 'Narrow',
      text: 'In a narrow place the numbers give way to one line; the arrows stay.',
      story: 'pagination/Narrow',
    },
  ],
  related: ['large-pagination'],
};
