import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const clipboardPage: ShowcasePage = {
  elements: ['copy-button', 'code-snippet'],
  text: 'A copy button puts a text into the clipboard, where people would otherwise select it. For lines of code, use a code snippet, which has one.',
  sections: [
    {
      title: 'Copy button',
      text: 'An icon beside a number; a check mark says that it is copied.',
      story: 'copy-button/Overview',
    },
    {
      title: 'With a label',
      text: 'The label says what is copied and makes room for the result.',
      story: 'copy-button/Labelled',
    },
    {
      title: 'Field with Copy, and failure',
      text: 'Copies what the field holds now. If the browser refuses, the button shows the text selected, and its event says so.',
      example: 'copy-from-field',
    },
    {
      title: 'Copy what is selected',
      text: 'A button of your own copies with a function, which returns whether it worked.',
      example: 'copy-selected-text',
    },
    {
      title: 'Copy code',
      text: 'Long lines scroll, also with the arrow keys; the button copies all lines.',
      story: 'code-snippet/Overview',
    },
    { title: 'Copy HTML', text: 'Markup is copied as it is written, and never rendered.', story: 'code-snippet/Html' },
    { title: 'One line', text: 'A command without a heading.', story: 'code-snippet/OneLine' },
    {
      title: 'Wrapped',
      text: 'Long lines wrap where scrolling would hide what matters.',
      story: 'code-snippet/Wrapped',
    },
  ],
};
