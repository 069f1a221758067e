import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const tabsPage: ShowcasePage = {
  elements: ['tabs', 'tab', 'tab-panel'],
  text: 'Tabs hold several views of one thing and show one at a time. For steps that follow each other, take a stepper; for pages with their own addresses, a nav.',
  sections: [
    {
      title: 'Basic',
      text: 'Arrow keys move and select, Home and End jump; a count says how much is in a view.',
      story: 'tabs/Overview',
    },
    {
      title: 'Disabled',
      text: 'A tab whose view is not available yet. Arrow keys skip it.',
      story: 'tabs/DisabledTab',
    },
    { title: 'Icons', text: 'An icon stands before the words, never in their place.', story: 'tabs/WithIcons' },
    {
      title: 'Vertical left',
      text: 'For long labels, which wrap here. Up and Down move and select.',
      story: 'tabs/Vertical',
    },
    {
      title: 'Vertical right',
      text: 'The same on the other side of the panel; both sides swap in right-to-left pages.',
      story: 'tabs/VerticalEnd',
    },
    { title: 'Centered', text: 'Over content that is centered itself.', story: 'tabs/Centered' },
    { title: 'End', text: 'When a title stands at the start of the line.', story: 'tabs/EndAligned' },
    { title: 'Filled', text: 'The tabs share the line by the length of their labels.', story: 'tabs/Filled' },
    { title: 'Justified', text: 'Every tab is equally wide, unless its label needs more.', story: 'tabs/Justified' },
    {
      title: 'Closable',
      text: 'Delete or the button closes a tab; the selection moves to its neighbor.',
      story: 'tabs/Closable',
    },
    {
      title: 'Many tabs',
      text: 'Tabs that do not fit scroll, with faded edges; the selected one stays in view.',
      story: 'tabs/ManyTabs',
    },
  ],
  related: ['navs', 'pills', 'accordion'],
};
