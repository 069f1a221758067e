import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const i18nPage: ShowcasePage = {
  elements: ['format-date', 'format-money', 'format-relative'],
  text: 'Elements write dates, amounts and their own texts in the language of the nearest lang attribute. The texts of the page are your own.',
  sections: [
    {
      title: 'Language, plurals and direction',
      text: 'The choice sets the language and the direction of the part below it: its paragraph, plurals, date and amount.',
      example: 'texts-in-languages',
    },
    {
      title: 'Dates',
      text: 'The formats of a date and a time, in the time zone that the page names.',
      story: 'format-date/Formats',
    },
    {
      title: 'Time since',
      text: 'It counts on by itself, and its tooltip has the exact time.',
      story: 'format-relative/Overview',
    },
    { title: 'Time since, narrow', text: 'Shorter, for a column of a table.', story: 'format-relative/Narrow' },
    { title: 'Money', text: 'An amount in minor units, with the cents that it has.', story: 'format-money/Overview' },
    {
      title: 'Another currency',
      text: 'Where the sign stands depends on the language, not on the currency.',
      story: 'format-money/AnotherCurrency',
    },
    { title: 'Signs', text: 'A plus before what came in, where amounts go both ways.', story: 'format-money/WithSign' },
    {
      title: 'Compact money',
      text: 'Thousands and millions in short, for a figure that stands alone.',
      story: 'format-money/Compact',
    },
    { title: 'Missing values', text: 'A dash stands for an amount that is not known.', story: 'format-money/Missing' },
  ],
};
