import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const inputMaskPage: ShowcasePage = {
  elements: ['masked-field'],
  text: 'A masked field formats what is typed for a fixed, well-known format. For text that people write in different ways, use a plain field.',
  sections: [
    {
      title: 'Phone',
      text: 'Digits are grouped as they are typed; a pasted number may have a country code.',
      story: 'masked-field/Overview',
    },
    {
      title: 'Card number',
      text: 'Four groups of four digits, which the browser can fill in.',
      story: 'masked-field/CardNumber',
    },
    {
      title: 'Date and time',
      text: 'For dates that people copy from paper; to choose a day, use a date picker.',
      story: 'masked-field/DateAndTime',
    },
    {
      title: 'Number',
      text: 'Amounts have no fixed length, so that a money field formats them when the user leaves it.',
      story: 'money-field/Overview',
    },
    {
      title: 'Blocks',
      text: 'Blocks of digits, of letters and digits, and with a sign at the end.',
      story: 'masked-field/Masks',
    },
    {
      title: 'Delimiters',
      text: 'Hyphens, slashes or periods: each character of the mask that is no placeholder.',
      story: 'masked-field/Delimiters',
    },
    { title: 'Prefix', text: 'The fixed start is added with the first digit.', story: 'masked-field/Prefix' },
    {
      title: 'States',
      text: 'An incomplete number with its error, and a disabled field.',
      story: 'masked-field/States',
    },
  ],
  related: ['input', 'number-input', 'pickers'],
};
