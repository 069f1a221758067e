import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const modalsPage: ShowcasePage = {
  elements: ['dialog'],
  text: 'A dialog asks for a decision or a few inputs before anything else can be done. For many fields take a page or a drawer; for a message that needs no answer, a toast or an alert.',
  sections: [
    {
      title: 'Basic',
      text: 'The button in the dialog repeats the verb of the one that opened it. Escape closes it, and the focus returns.',
      story: 'dialog/OpenedByButton',
    },
    {
      title: 'Sizes',
      text: 'Small for questions, medium and large for what has to be read. A narrow window limits all three.',
      story: 'dialog/Sizes',
    },
    {
      title: 'Form',
      text: 'Two or three fields. Enter submits; what is missing is marked, and the dialog stays.',
      example: 'dialog-form',
    },
    {
      title: 'Scrolling',
      text: 'The text scrolls; heading and buttons stay, and the page behind does not move.',
      story: 'dialog/Scrolling',
    },
    {
      title: 'Nested',
      text: 'A question about the dialog itself opens over it. An alert dialog does not close on a click beside it.',
      example: 'dialog-nested',
    },
    {
      title: 'Events',
      text: 'One event says that the user closes it and how, two more when it has opened and closed.',
      example: 'dialog-events',
    },
    {
      title: 'Kept or removed content',
      text: 'One note keeps its text while the dialog is closed; the other is removed with its content.',
      example: 'dialog-content',
    },
  ],
  related: ['alert-dialogs', 'offcanvas', 'toasts'],
};
