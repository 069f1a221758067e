import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const dragAndDropPage: ShowcasePage = {
  elements: ['sortable-list', 'sortable-item'],
  text: 'A sortable list lets people choose the order of a few items, and sort them into lists, with the pointer or the keyboard. To move rows of a table, take the data grid; to move items of a hierarchy, take a tree.',
  sections: [
    {
      title: 'List',
      text: 'Drag an item by its handle. On a focused handle, the arrow keys move the item by one place; Space or Enter picks it up, and Escape puts it back.',
      story: 'sortable-list/Overview',
    },
    {
      title: 'Cards',
      text: 'An item holds any content, such as a card, which stays usable.',
      story: 'sortable-list/Cards',
    },
    {
      title: 'Between lists',
      text: 'Lists of one group exchange their items. The left and right arrow keys move a picked item to the other list.',
      story: 'sortable-list/BetweenLists',
    },
    {
      title: 'Clone',
      text: 'A service stays in its list when it is moved to the quote, which gets a copy. An empty list takes items as well.',
      story: 'sortable-list/Clone',
    },
    {
      title: 'By handle',
      text: 'Only the handle starts a drag, so text can be selected and fields used. Without a drag, press a handle and then the new place.',
      example: 'sortable-fields',
    },
    {
      title: 'Fixed items',
      text: 'The first step has no handle. The others can still be moved past it.',
      story: 'sortable-list/DisabledItem',
    },
    {
      title: 'Disabled',
      text: 'No item can be moved, and the place of the handles stays free.',
      story: 'sortable-list/Disabled',
    },
    {
      title: 'Your own data',
      text: 'The page cancels the event and changes its data, from which it renders both lists.',
      story: 'sortable-list/OwnData',
    },
  ],
  related: ['list-groups', 'form-repeater'],
};
