import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const tourPage: ShowcasePage = {
  elements: ['tour'],
  text: 'A tour leads people once through the parts of a page that are not obvious. For a hint at one control, use a tooltip.',
  sections: [
    {
      title: 'The shell',
      text: 'Start leads from the menu to the account; Left and Right go back and on, and Escape skips the rest. What this window hides is left out.',
      example: 'tour-of-shell',
    },
    {
      title: 'In a page',
      text: 'The first step has no target, so it is in the middle of the window; the others are beside what they explain.',
      story: 'tour/OpenedByButton',
    },
  ],
  related: ['tooltips', 'popovers'],
};
