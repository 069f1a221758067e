import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const popoversPage: ShowcasePage = {
  elements: ['popover'],
  text: 'A popover shows any content beside the button that opens it, while the page stays usable. For a list of actions take a dropdown, for a decision a dialog, for a short hint a tooltip.',
  sections: [
    {
      title: 'Uncontrolled',
      text: 'It opens and closes by itself: with Enter or a press on its button, with Escape or when the focus leaves it.',
      story: 'popover/Closed',
    },
    {
      title: 'Controlled',
      text: 'The page holds the state, so that a button in the popover closes it and the trigger changes its words.',
      example: 'popover-controlled',
    },
    {
      title: 'Positions',
      text: 'The preferred side; where there is no room it opens on the opposite one.',
      story: 'popover/Placements',
    },
    {
      title: 'Triggers',
      text: 'A button with words, one with an icon and a name, and one without a border.',
      story: 'popover/Triggers',
    },
  ],
  related: ['tooltips', 'dropdowns', 'modals'],
};
