import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const formLayoutPage: ShowcasePage = {
  elements: [],
  text: 'Labels are above their fields, so that forms are read in one column at every width and in every language. Use columns only for fields that belong side by side.',
  sections: [
    {
      title: 'Vertical',
      text: 'One field below the other, and the buttons at the end.',
      example: 'form-layout-vertical',
    },
    {
      title: 'Vertical with icons',
      text: 'An icon in each field helps to find it again; the label still says what it is.',
      example: 'form-layout-icons',
    },
    {
      title: 'Horizontal with icons',
      text: 'What each group is for stands beside its fields, and above them where the page is narrow.',
      example: 'form-layout-horizontal',
    },
    {
      title: 'Columns',
      text: 'Two fields to a line where there is room for them, such as a first and a last name.',
      example: 'form-layout-columns',
    },
  ],
  related: ['form-validation', 'input'],
};
