import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const offcanvasPage: ShowcasePage = {
  elements: ['drawer', 'split-panel'],
  text: 'A drawer slides in from an edge of the window with filters, settings or the details of a row. For a decision take a dialog; for two views that are always there, a split panel.',
  sections: [
    {
      title: 'Four sides',
      text: 'At the end or the start in reading direction, at the top or at the bottom. Escape closes it, and the focus returns.',
      story: 'drawer/Placements',
    },
    {
      title: 'Scrolling behind, without backdrop',
      text: 'The page beside it stays usable and scrolls; Escape closes the drawer only while the focus is in it.',
      story: 'drawer/ModelessOpenedByButton',
    },
    {
      title: 'Panes side by side',
      text: 'Arrow keys move the separator, Home and End move it to its limits, Enter collapses the first pane.',
      story: 'split-panel/Overview',
    },
    {
      title: 'Panes below each other',
      text: 'The separator lies flat, and Up and Down move it.',
      story: 'split-panel/Vertical',
    },
    {
      title: 'Collapsed pane',
      text: 'Enter on the separator brings the first pane back at its earlier width.',
      story: 'split-panel/Collapsed',
    },
  ],
  related: ['modals', 'popovers'],
};
