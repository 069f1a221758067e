import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const breadcrumbsPage: ShowcasePage = {
  elements: ['breadcrumb', 'breadcrumb-item'],
  text: 'Breadcrumbs show where a page is and lead to the pages above it, from the third level on. For the steps of a process, use a wizard.',
  sections: [
    {
      title: 'Plain',
      text: 'Links lead to the pages above the current one. In less than 768 pixels, only the page and the one above it are shown.',
      story: 'breadcrumb/Overview',
    },
    {
      title: 'Group without a page',
      text: 'A level that only groups pages is text between the links.',
      story: 'breadcrumb-item/WithoutLink',
    },
    {
      title: 'Centered',
      text: 'A custom property moves the path to the center, below a heading that is centered, too.',
      story: 'breadcrumb/Centered',
    },
    { title: 'At the end', text: 'The same property moves it to the end of the line.', story: 'breadcrumb/AtEnd' },
  ],
  related: ['navs', 'wizard'],
};
