import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const inputGroupPage: ShowcasePage = {
  elements: ['field'],
  text: 'A field takes text, icons and buttons into its frame, before or after what is typed. For money and quantities, the money field and the number field already bring their signs.',
  sections: [
    {
      title: 'Text and icons',
      text: 'What stands in the frame is not part of the value; a click on it puts the cursor in the input.',
      story: 'field/Affixes',
    },
    { title: 'Sizes', text: 'The text in the frame grows with the field.', story: 'field/AffixSizes' },
    {
      title: 'Checkbox and radio',
      text: 'The choice enables the field that belongs to it.',
      example: 'input-group-choice',
    },
    {
      title: 'Buttons',
      text: 'A button in the frame acts on the value; Enter does the same.',
      example: 'input-group-buttons',
    },
    { title: 'Dropdowns', text: 'A number and its unit, as two fields on one line.', example: 'input-group-dropdowns' },
  ],
  related: ['input', 'number-input'],
};
