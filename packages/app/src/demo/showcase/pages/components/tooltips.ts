import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const tooltipsPage: ShowcasePage = {
  elements: ['tooltip'],
  text: 'A tooltip is a short hint on a control that has a name of its own. It is not shown on touch screens, so put what is essential on the page; for more than a sentence take a popover.',
  sections: [
    {
      title: 'Basic',
      text: 'Appears when the button is hovered for a moment, or focused with the keyboard; Escape hides it.',
      story: 'tooltip/Overview',
    },
    {
      title: 'Positions',
      text: 'The preferred side; where there is no room it opens on the opposite one.',
      story: 'tooltip/Placements',
    },
    {
      title: 'Triggers',
      text: 'On a button, a link and a button with an icon, whose name the tooltip does not replace.',
      story: 'tooltip/Triggers',
    },
    {
      title: 'Without delay',
      text: 'For a row of icons that users read one after the other.',
      story: 'tooltip/WithoutDelay',
    },
  ],
  related: ['popovers'],
};
