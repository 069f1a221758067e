import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const inputPage: ShowcasePage = {
  elements: ['field', 'search-field', 'one-time-code-field', 'color-field', 'visually-hidden'],
  text: 'A field puts a label, help and an error around a native input. For money, quantities, dates and long lists, use the fields made for them.',
  sections: [
    {
      title: 'Basic',
      text: 'The label is above the input; the placeholder is only an example of what to type.',
      story: 'field/Overview',
    },
    {
      title: 'Sizes',
      text: 'Medium is for the pages of the app, large for signing in and other short forms.',
      story: 'field/Sizes',
    },
    {
      title: 'States',
      text: 'An error, two disabled fields, of which one says why, and a field whose value is still loading.',
      story: 'field/States',
    },
    {
      title: 'Read-only',
      text: 'The value can be focused, copied and submitted, but not changed.',
      story: 'field/ReadOnly',
    },
    { title: 'Clearable', text: 'A button empties the field while it has text.', story: 'field/Clearable' },
    {
      title: 'Icons and password',
      text: 'Icons before the text, a link beside the label, and a button that shows the password.',
      story: 'field/Adornments',
    },
    {
      title: 'Label for screen readers only',
      text: 'The label is announced but not shown; use it where the place makes the purpose clear.',
      story: 'field/HiddenLabel',
    },
    {
      title: 'File',
      text: 'For files there is a dropzone: it takes dropped and pasted files, and its form submits them.',
      story: 'dropzone/InForm',
    },
    {
      title: 'Search',
      text: 'The list below follows what is typed, after a short pause.',
      story: 'search-field/FilteredList',
    },
    {
      title: 'Search states',
      text: 'With text and a button that clears it, while results are loading, large and disabled.',
      story: 'search-field/States',
    },
    {
      title: 'One-time code',
      text: 'One input with a box per digit; a code is pasted or filled in as a whole.',
      story: 'one-time-code-field/Overview',
    },
    {
      title: 'One-time code states',
      text: 'Partly filled, incorrect, disabled and a code of eight letters and digits.',
      story: 'one-time-code-field/States',
    },
    {
      title: 'Color',
      text: 'A color as text or from the palette; the swatches are colors with names.',
      story: 'color-field/Swatches',
    },
    {
      title: 'Color with opacity',
      text: 'The value ends with two more digits for how opaque the color is.',
      story: 'color-field/Alpha',
    },
    {
      title: 'Text for screen readers',
      text: 'The number is seen, and a screen reader says what it counts.',
      story: 'visually-hidden/Overview',
    },
  ],
  related: ['input-group', 'number-input', 'form-layout'],
};
