import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const toastsPage: ShowcasePage = {
  elements: ['toast-region', 'toast'],
  text: 'A toast reports the result of an action and goes by itself. For a message that users must read or that stays valid, take an alert.',
  sections: [
    {
      title: 'Icons',
      text: 'The kind of message has a color and an icon; the words say it, too.',
      story: 'toast/Variants',
    },
    {
      title: 'With an action',
      text: 'The button undoes what was done or tries it again; a line below the message says what else to know.',
      story: 'toast/WithAction',
    },
    {
      title: 'Shown by an action',
      text: 'A failure stays until it is closed, a success for five seconds, and any toast while the focus is in it.',
      story: 'toast-region/Overview',
    },
    {
      title: 'Stacked',
      text: 'Two are shown at once here; the next one waits until there is room.',
      story: 'toast-region/MoreThanFit',
    },
    {
      title: 'Busy',
      text: 'A spinner stands in the place of the icon while the outcome is not known.',
      story: 'toast/Busy',
    },
    {
      title: 'Positions',
      text: 'Four corners and the middle of two edges, in reading direction. One page uses one of them.',
      example: 'toast-positions',
    },
  ],
  related: ['toast-service', 'alerts'],
};
