import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const alertDialogsPage: ShowcasePage = {
  elements: ['dialog'],
  text: 'An alert dialog interrupts for what must be read or decided now; three functions open one and return a promise of the answer. For a result that needs no answer, use a toast.',
  sections: [
    {
      title: 'Basic',
      text: 'alert() shows one message and one button. Escape closes it; a click beside it does not.',
      example: 'alert-dialog-basic',
    },
    {
      title: 'Kinds',
      text: 'A color and an icon say what kind of message it is; the text says it, too.',
      example: 'alert-dialog-kinds',
    },
    {
      title: 'Options',
      text: 'A close button, a larger width or an answer that a click beside the dialog does not replace.',
      example: 'alert-dialog-options',
    },
    {
      title: 'Input',
      text: 'prompt() asks for a line of text: Enter confirms, and the dialog stays open while the name is missing.',
      example: 'alert-dialog-input',
    },
    {
      title: 'Confirm with result',
      text: 'confirm() asks for a decision; Escape counts as no, and the focus starts where nothing is lost.',
      example: 'alert-dialog-result',
    },
    {
      title: 'As an element',
      text: 'The same question with the state in the page, for a dialog that has more than text.',
      story: 'dialog/OpenedByButton',
    },
  ],
  related: ['modals', 'toast-service'],
};
