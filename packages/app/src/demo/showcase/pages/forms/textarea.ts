import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const textareaPage: ShowcasePage = {
  elements: ['field'],
  text: 'A field around a textarea is for text of more than a line. For formatted text, such as an email, use an editor.',
  sections: [
    { title: 'Plain', text: 'Drag the lower corner to make it higher.', story: 'field/TextArea' },
    {
      title: 'Counter',
      text: 'With a maximum length, the field counts the characters.',
      story: 'field/TextAreaCounter',
    },
    {
      title: 'Growing',
      text: 'It is as high as its text, and scrolls once it has about ten lines.',
      story: 'field/TextAreaGrowing',
    },
    { title: 'States', text: 'With an error, read-only and disabled.', story: 'field/TextAreaStates' },
  ],
  related: ['input', 'form-validation'],
};
