import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const buttonsPage: ShowcasePage = {
  elements: ['button', 'button-group', 'toggle-group', 'toggle-item'],
  text: 'A button starts an action. For a link in a sentence, use a link; for a setting that takes effect at once, a switch.',
  sections: [
    {
      title: 'Filled, outline and flat',
      text: 'One filled button leads on; outlined and flat ones stand beside it, and red is for what cannot be undone.',
      story: 'button/Variants',
    },
    {
      title: 'Icon and icon only',
      text: 'An icon before the label speeds up finding it; alone, it needs a label that screen readers read.',
      story: 'button/WithIcons',
    },
    {
      title: 'Sizes',
      text: 'Small in rows and cards, medium in pages, large where one step follows another.',
      story: 'button/Sizes',
    },
    { title: 'Block', text: 'As wide as its container, for forms on narrow screens.', story: 'button/Wide' },
    { title: 'Round', text: 'A custom property on the row rounds its buttons.', story: 'button/Round' },
    { title: 'Link', text: 'With an address, a button is a link: Enter follows it.', story: 'button/Links' },
    {
      title: 'States',
      text: 'Disabled, busy, pressed and a link; a busy button keeps its width and the focus.',
      story: 'button/States',
    },
    {
      title: 'Loading',
      text: 'While the request runs, the button shows it and ignores further presses.',
      example: 'button-busy',
    },
    {
      title: 'Button group',
      text: 'Joined buttons act on the same thing; Tab moves from one to the next.',
      story: 'button-group/Overview',
    },
    { title: 'Button group with a menu', text: 'The last button opens a menu.', story: 'button-group/WithMenu' },
    {
      title: 'Checkbox group',
      text: 'Several of the values can be on; arrow keys move, Space turns one on or off.',
      story: 'toggle-group/Overview',
    },
    { title: 'Radio group', text: 'One value at most is on.', story: 'toggle-group/Single' },
    {
      title: 'Toggles with icons',
      text: 'One view is always on, and each icon has a label.',
      story: 'toggle-group/Icons',
    },
  ],
  related: ['dropdowns', 'switch'],
};
