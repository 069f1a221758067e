import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const timelinePage: ShowcasePage = {
  elements: ['timeline', 'timeline-item'],
  text: 'A timeline lists the events of one thing in order, with their times. For the steps of a flow take a stepper; for many entries that people search, a data table.',
  sections: [
    { title: 'Plain', text: 'What happened, when and a line about it.', story: 'timeline/Plain' },
    {
      title: 'Icons',
      text: 'An icon in the place of the mark says what kind of event it is.',
      story: 'timeline/WithIcons',
    },
    {
      title: 'Colors and what is still to come',
      text: 'The color of a mark follows its meaning; the hollow one has not happened yet.',
      story: 'timeline/Overview',
    },
    { title: 'Rich', text: 'A person, a status and an action belong to an event.', story: 'timeline/Rich' },
  ],
  related: ['progress'],
};
