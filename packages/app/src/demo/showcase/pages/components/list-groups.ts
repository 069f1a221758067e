import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const listGroupsPage: ShowcasePage = {
  elements: ['list-group', 'list-item', 'tree', 'tree-item'],
  text: 'A list group shows a few similar items, each with its own actions. For values that people compare across rows, take a data table; for what has levels, a tree.',
  sections: [
    { title: 'Plain', text: 'Lines of text in a frame.', story: 'list-group/Text' },
    {
      title: 'Active and disabled',
      text: 'One item is marked, because its details are shown, and one cannot be opened. An action stands outside the link.',
      story: 'list-group/Overview',
    },
    { title: 'Without a frame', text: 'For a list that stands in a frame already.', story: 'list-group/Plain' },
    {
      title: 'In a card',
      text: 'The list reaches the edges of the card, with lines between the items.',
      story: 'list-group/InCard',
    },
    {
      title: 'Numbered',
      text: 'A number stands in the place of an image, where the order matters.',
      story: 'list-group/Numbered',
    },
    {
      title: 'Icons',
      text: 'Items that are pressed like buttons, with Enter or Space, and have a button of their own beside them.',
      story: 'list-group/Files',
    },
    { title: 'Badges', text: 'A count stands at the end.', story: 'list-group/Badges' },
    {
      title: 'Contextual',
      text: 'The color of the status follows its meaning; the words say it, too.',
      story: 'list-group/Statuses',
    },
    { title: 'Rich', text: 'An avatar, a second line and a time.', story: 'list-group/Messages' },
    {
      title: 'Navigation',
      text: 'Links to the parts of an area, with a line about each. Tab moves between them.',
      story: 'list-group/Navigation',
    },
    {
      title: 'Tree',
      text: 'For accounts, folders and whatever else has levels. Up and Down move; Right opens an item, and Left closes it.',
      story: 'tree/Overview',
    },
    {
      title: 'Tree with several choices',
      text: 'Space or Enter selects an item and takes it back.',
      story: 'tree/Multiple',
    },
    {
      title: 'Tree that loads',
      text: 'The items of a year are loaded when it is opened; a spinner stands in their place until then.',
      story: 'tree/LazyItems',
    },
  ],
  related: ['navs'],
};
