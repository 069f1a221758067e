import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const alertsPage: ShowcasePage = {
  elements: ['alert'],
  text: 'An alert says in the page what has happened or needs attention. For the result of an action that was just taken, use a toast.',
  sections: [
    { title: 'Plain', text: 'One sentence that says what is the case.', story: 'alert/Overview' },
    {
      title: 'Title',
      text: 'With more than a sentence to read, a title in bold says what happened.',
      story: 'alert/WithTitle',
    },
    {
      title: 'Colors',
      text: 'The color and the icon say how urgent it is; the text says it, too. An action stands at the end.',
      story: 'alert/Variants',
    },
    { title: 'Icon', text: 'An icon of your own in place of the one of its color.', story: 'alert/CustomIcon' },
    {
      title: 'Dismissible',
      text: 'A button closes it and fires an event; the page decides whether it returns.',
      story: 'alert/Dismissible',
    },
    {
      title: 'Auto-dismiss',
      text: 'The page removes the alert after eight seconds, which suits only news that nobody has to act on.',
      example: 'alert-auto-dismiss',
    },
  ],
  related: ['toasts', 'alert-dialogs'],
};
