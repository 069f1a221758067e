import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const dropdownsPage: ShowcasePage = {
  elements: ['dropdown-menu', 'menu-item', 'submenu', 'context-menu', 'split-button'],
  text: 'A dropdown menu opens actions on one thing from a button. For a value in a form, use a select.',
  sections: [
    {
      title: 'Basic',
      text: 'The menu opens and closes by itself: Enter or Down opens it, letters and arrows move, Escape closes it.',
      story: 'dropdown-menu/Closed',
    },
    {
      title: 'Controlled',
      text: 'The page holds whether the menu is open, so that another button can open it.',
      example: 'dropdown-controlled',
    },
    {
      title: 'Outline, filled and flat',
      text: 'The button that opens the menu can be any button.',
      story: 'dropdown-menu/Triggers',
    },
    { title: 'Sizes', text: 'The size is that of the button.', story: 'dropdown-menu/TriggerSizes' },
    {
      title: 'Directions',
      text: 'The menu opens below or above, at the start or the end, and on the other side where there is no room.',
      story: 'dropdown-menu/Placements',
    },
    { title: 'Header', text: 'Text above the items says whom or what they are about.', story: 'dropdown-menu/Header' },
    {
      title: 'Icons and disabled entries',
      text: 'Icons help to find an action; a disabled one can be focused, but not selected.',
      story: 'dropdown-menu/Actions',
    },
    {
      title: 'Checkable entries',
      text: 'Checkboxes and radio items show what is on, and a link leads to a page.',
      story: 'dropdown-menu/CheckableItems',
    },
    {
      title: 'Submenu',
      text: 'Enter or the arrow key towards the end opens the second menu, the other arrow key closes it.',
      story: 'submenu/Closed',
    },
    {
      title: 'Split',
      text: 'The button does the usual thing; the arrow beside it opens the alternatives.',
      story: 'split-button/Overview',
    },
    { title: 'Split colors', text: 'Both parts have the color of the action.', story: 'split-button/Variants' },
    { title: 'Split sizes', text: 'Both parts have the same height.', story: 'split-button/Sizes' },
    {
      title: 'Context menu',
      text: 'A right click, a long press, Shift+F10 or the Context Menu key opens the menu of a file.',
      story: 'context-menu/Overview',
    },
  ],
  related: ['buttons', 'popovers'],
};
