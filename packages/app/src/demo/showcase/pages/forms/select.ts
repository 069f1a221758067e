import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const selectPage: ShowcasePage = {
  elements: ['select', 'tag-input'],
  text: 'A select is for one option of a list. For long lists, use a combobox, which is searched by typing; for fewer than five options, radio buttons.',
  sections: [
    {
      title: 'Grouped',
      text: 'Typing the first letters goes to an option; one of them is disabled.',
      story: 'select/Overview',
    },
    {
      title: 'Native',
      text: 'A field around a native select opens the list of the platform.',
      story: 'field/Controls',
    },
    {
      title: 'Icons and descriptions',
      text: 'Each option has an icon and a second line; a disabled one cannot be chosen.',
      story: 'select/IconsAndDescriptions',
    },
    { title: 'Clearable', text: 'A button empties an optional select.', story: 'select/Clearable' },
    { title: 'Read-only', text: 'The choice is submitted, but cannot be changed.', story: 'select/ReadOnly' },
    { title: 'Sizes', text: 'Medium for the pages of the app, large for short forms.', story: 'select/Sizes' },
    {
      title: 'States',
      text: 'With an error, disabled with its reason, and large with a button that clears it.',
      story: 'select/States',
    },
    { title: 'Searchable', text: 'A combobox filters its options while one types.', story: 'combobox/Overview' },
    {
      title: 'Multiple and creatable',
      text: 'Several options are shown as tags; text that is no option yet can be added.',
      story: 'combobox/Creatable',
    },
    {
      title: 'Tags',
      text: 'Values without a list, such as addresses: Enter or a comma adds one, Backspace removes the last.',
      story: 'tag-input/Overview',
    },
    {
      title: 'Tag states',
      text: 'Empty, with too many tags, with a long tag, disabled, read-only and clearable.',
      story: 'tag-input/States',
    },
  ],
  related: ['auto-complete', 'radio'],
};
