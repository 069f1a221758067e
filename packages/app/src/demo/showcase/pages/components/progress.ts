import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const progressPage: ShowcasePage = {
  elements: ['progress'],
  text: 'A progress bar shows how much of a task is done. For content whose shape is known take a skeleton, for the steps of a flow a stepper.',
  sections: [
    { title: 'Label', text: 'The name of the task, and how far it is in its own unit.', story: 'progress/Overview' },
    {
      title: 'States',
      text: 'A bar is empty, partly full or complete; a complete one has the color of success.',
      story: 'progress/States',
    },
    {
      title: 'Animated',
      text: 'Without a value it moves, because nobody knows how long it takes; with reduced motion it stands still.',
      story: 'progress/Indeterminate',
    },
    {
      title: 'Hidden label',
      text: 'For a place that says already what is going on; assistive technology still reads the label.',
      story: 'progress/LabelHidden',
    },
  ],
  related: ['spinners', 'block-ui'],
};
