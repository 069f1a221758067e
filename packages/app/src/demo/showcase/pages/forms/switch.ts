import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const switchPage: ShowcasePage = {
  elements: ['switch'],
  text: 'A switch is for a setting that applies at once. For an option of a form that is submitted, use a checkbox.',
  sections: [
    { title: 'Basic', text: 'A click on the text, or Space, changes it.', story: 'switch/Overview' },
    { title: 'States', text: 'On, off, disabled and with an error.', story: 'switch/States' },
    { title: 'Description', text: 'A second line says what happens while it is on.', story: 'switch/WithDescription' },
    { title: 'Icons', text: 'In a list of settings, an icon helps to find one again.', example: 'switch-icons' },
  ],
  related: ['checkbox'],
};
