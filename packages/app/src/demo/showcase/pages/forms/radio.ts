import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const radioPage: ShowcasePage = {
  elements: ['radio-group', 'radio', 'radio-tile-group', 'radio-tile', 'segmented-control', 'segment'],
  text: 'Radio buttons are for one of a few options that should all be seen. For more than seven, use a select; for a yes or no, a checkbox.',
  sections: [
    { title: 'Basic', text: 'Arrow keys choose the next option; Tab leaves the group.', story: 'radio-group/Overview' },
    {
      title: 'Descriptions',
      text: 'A second line for each option, and the reason why one is disabled.',
      story: 'radio-group/Descriptions',
    },
    { title: 'Error', text: 'None is chosen at first, and the error says what to do.', story: 'radio-group/Invalid' },
    { title: 'Disabled', text: 'The whole group is disabled.', story: 'radio-group/Disabled' },
    { title: 'Tiles', text: 'Short options as tiles, of which one is taken.', story: 'radio-tile-group/Overview' },
    {
      title: 'Days and times',
      text: 'Tiles with a line above and below, such as for an appointment.',
      story: 'radio-tile-group/DaysAndTimes',
    },
    {
      title: 'Segments',
      text: 'For a view or a period that changes at once what is below.',
      story: 'segmented-control/WithLabel',
    },
    {
      title: 'Segments with icons',
      text: 'Each icon has a name for screen readers.',
      story: 'segmented-control/Icons',
    },
  ],
  related: ['checkbox', 'select', 'switch'],
};
