import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const blockUiPage: ShowcasePage = {
  elements: ['block-ui', 'skeleton', 'empty-state'],
  text: 'Block UI keeps people from using content while an operation changes it. For content that has not arrived yet, use a skeleton; for content that does not exist, an empty state.',
  sections: [
    {
      title: 'Basic',
      text: 'For three seconds after the button is pressed, the fields cannot be focused or changed, and screen readers are told why.',
      example: 'block-ui-basic',
    },
    { title: 'Message', text: 'The message on the veil says what is being waited for.', story: 'block-ui/Overview' },
    {
      title: 'Color',
      text: 'The veil takes a color, such as that of the area on which the content lies.',
      story: 'block-ui/Tinted',
    },
    {
      title: 'Whole page',
      text: 'An alert dialog without buttons blocks all of the page for three seconds, then returns the focus.',
      example: 'block-ui-whole-page',
    },
    {
      title: 'Skeleton',
      text: 'Gray shapes hold the place of a card that is loading, so that nothing moves when it is there.',
      story: 'skeleton/InCard',
    },
    {
      title: 'Skeleton shapes',
      text: 'Lines, headings, figures and other shapes of content.',
      story: 'skeleton/Shapes',
    },
    {
      title: 'Empty state',
      text: 'Where there is nothing yet, a sentence says what will be there and a button how to begin.',
      story: 'empty-state/WithAction',
    },
    {
      title: 'Failed state',
      text: 'Where content did not load, the place says so and offers to try again.',
      story: 'empty-state/Failed',
    },
  ],
  related: ['spinners', 'progress'],
};
