import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const numberInputPage: ShowcasePage = {
  elements: ['number-field', 'money-field'],
  text: 'A number field is for quantities and measurements, a money field for amounts. For digits that are no quantity, such as a ZIP code, use a plain field.',
  sections: [
    {
      title: 'Minimum and maximum',
      text: 'From 4 to 78: the buttons and the arrow keys stop there, Page Up and Page Down take ten steps.',
      story: 'number-field/Overview',
    },
    {
      title: 'Decimals',
      text: 'Steps of one half; a number between two steps is named as an error when one leaves the field.',
      story: 'number-field/Decimals',
    },
    {
      title: 'Format',
      text: 'Thousands are separated, a step of 25, an empty field and a unit after the number.',
      story: 'number-field/Options',
    },
    {
      title: 'Controlled',
      text: 'The page holds the number and shows what follows from it.',
      example: 'number-controlled',
    },
    { title: 'Sizes', text: 'Medium and large.', story: 'number-field/Sizes' },
    { title: 'States', text: 'Out of range, and disabled with its reason.', story: 'number-field/States' },
    { title: 'Money', text: 'An amount in dollars; its value is in cents.', story: 'money-field/Overview' },
    {
      title: 'Cents and currencies',
      text: 'With cents, with a period, in yen and large.',
      story: 'money-field/Options',
    },
    { title: 'Money states', text: 'Too high, disabled, read-only and clearable.', story: 'money-field/States' },
  ],
  related: ['sliders', 'input-mask'],
};
