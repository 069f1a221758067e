import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const alertDialogsPage: ShowcasePage = {
  elements: ['dialog'],
  text: 'An alert dialog interrupts for what must be read or decided now. For a result that needs no answer, use a toast.',
  sections: [
    {
      title: 'Basic',
      text: 'One message and one button. Escape closes it; a click beside it does not.',
      example: 'alert-dialog-basic',
    },
    {
      title: 'Kinds',
      text: 'A color and an icon say what kind of message it is; the text says it, too.',
      example: 'alert-dialog-kinds',
    },
    {
      title: 'Options',
      text: 'A close button, a larger width, or an answer that a click beside the dialog does not replace.',
      example: 'alert-dialog-options',
    },
    {
      title: 'Input',
      text: 'One field: Enter saves, and the dialog stays open while the name is missing.',
      example: 'alert-dialog-input',
    },
    {
      title: 'Confirm with result',
      text: 'A function asks and waits for the answer; Escape counts as no.',
      example: 'alert-dialog-result',
    },
    {
      title: 'Without waiting',
      text: 'The same question with the state in the page alone.',
      story: 'dialog/OpenedByButton',
    },
  ],
  related: ['modals', 'toast-service'],
};
