import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const toastServicePage: ShowcasePage = {
  elements: ['toast-region', 'toast'],
  text: 'A page has one region, and any part of it asks the region for toasts. For what must be read or answered, use an alert or an alert dialog.',
  sections: [
    {
      title: 'Kinds and several lines',
      text: 'Toasts close after five seconds, an error stays until it is closed; hover or focus keeps any of them.',
      example: 'toast-kinds',
    },
    {
      title: 'Promise',
      text: 'A toast waits with the request and then says its result, also if it was closed meanwhile.',
      example: 'toast-promise',
    },
    {
      title: 'Undo',
      text: 'A button in the toast takes back what was done; it stays for ten seconds.',
      example: 'toast-undo',
    },
    {
      title: 'Positions',
      text: 'The four corners, and the center of the top and the bottom edge.',
      example: 'toast-positions',
    },
    { title: 'Colors', text: 'The toasts themselves, each with the icon of its kind.', story: 'toast/Variants' },
    {
      title: 'Content',
      text: 'A message, a sentence about what to do next, and one button.',
      story: 'toast/WithAction',
    },
  ],
  related: ['alerts', 'alert-dialogs'],
};
