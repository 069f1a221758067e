import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const formValidationPage: ShowcasePage = {
  elements: [],
  text: 'A form says what is wrong at the field itself, and moves the focus to the first error when it is sent. What people have typed stays.',
  sections: [
    {
      title: 'Basic',
      text: 'The constraints of HTML decide what is valid; the browser or the element writes the message.',
      example: 'validation-basic',
    },
    {
      title: 'Schema',
      text: 'One list of rules with messages of your own, checked when a filled field is left and when the form is sent.',
      example: 'validation-schema',
    },
    {
      title: 'Asynchronous',
      text: 'The server knows which user names are taken; the button shows that it is asked, and cannot send twice.',
      example: 'validation-async',
    },
  ],
  related: ['form-layout', 'input'],
};
