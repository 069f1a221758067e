import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const autoCompletePage: ShowcasePage = {
  elements: ['combobox'],
  text: 'A combobox suggests values while people type and lists them all when it is opened. For a short list that nobody needs to search, use a select.',
  sections: [
    {
      title: 'Basic',
      text: 'Pressing the field or Down shows the whole list; typing narrows it, and Enter takes the marked bank.',
      story: 'combobox/Plain',
    },
    {
      title: 'Shown on focus',
      text: 'The list opens as soon as the field has the focus, also with Tab. For a few values that people choose each time.',
      example: 'auto-complete-on-focus',
    },
    {
      title: 'Grouped',
      text: 'Headings divide the banks, a second line describes some, and one that cannot be chosen is disabled.',
      story: 'combobox/Overview',
    },
    {
      title: 'Limit',
      text: 'However many of the ten thousand branches match, the list shows the first five.',
      story: 'combobox/FewMatches',
    },
    {
      title: 'Pages',
      text: 'Scrolling or moving down to the end of the list loads the next twenty branches.',
      story: 'combobox/MorePages',
    },
    {
      title: 'Remote',
      text: 'A hundred trades are loaded when the list first opens. If they can’t be, the list says so and loads them again on request.',
      example: 'auto-complete-remote',
    },
    {
      title: 'Remote search',
      text: 'Each pause in typing asks for the banks that match; a search for “fail” shows the error with its button.',
      story: 'combobox/RemoteOptions',
    },
    {
      title: 'Own rows',
      text: 'The page renders each option, here with initials, a second line and a badge.',
      story: 'combobox/RichOptions',
    },
    {
      title: 'Several values',
      text: 'Chosen values become chips; Enter or a comma also adds a name that is not in the list.',
      story: 'combobox/Creatable',
    },
  ],
  related: ['select'],
};
