import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const financingPage: ShowcasePage = {
  elements: [
    'offer',
    'financing-summary',
    'capacity-meter',
    'repayment-progress',
    'repayment-schedule',
    'document-list',
    'transaction-list',
    'connection-card',
    'connection-status',
    'amount-slider',
  ],
  text: 'These elements show what a business can borrow, what it owes and which accounts are read, with the same words and sums everywhere. For any other figure, use a card with a statistic.',
  sections: [
    {
      title: 'Offer',
      text: 'Moving the slider, by pointer or arrow keys, works out the fee and the weekly payment of an estimate.',
      story: 'offer/Overview',
    },
    {
      title: 'Amount',
      text: 'An amount is typed or set on a scale whose ends and marks the page chooses.',
      story: 'amount-slider/CustomRange',
    },
    {
      title: 'Summary',
      text: 'It loads its own figures: what is available, what is owed and the next payment.',
      story: 'financing-summary/Overview',
    },
    {
      title: 'Capacity',
      text: 'How much of the limit is available, owed and in progress, in a bar and in words.',
      story: 'capacity-meter/WithAvailable',
    },
    {
      title: 'Repayment progress',
      text: 'What has been repaid of the total, in each of its forms.',
      story: 'repayment-progress/Forms',
    },
    {
      title: 'Repayment schedule',
      text: 'Every payment with its date and state; the late one is marked.',
      story: 'repayment-schedule/LatePayment',
    },
    {
      title: 'Transactions',
      text: 'Money in and out by day; Enter or a press selects a row, for example to show its details.',
      story: 'transaction-list/Selectable',
    },
    {
      title: 'Documents',
      text: 'Files to open, one that is being fetched, and one that did not load.',
      story: 'document-list/Overview',
    },
    {
      title: 'Connections',
      text: 'A linked bank with its accounts, and what to do when it no longer shares data.',
      story: 'connection-card/States',
    },
    {
      title: 'Connection status',
      text: 'The status of a connection in one word, for a row or a heading.',
      story: 'connection-status/Statuses',
    },
  ],
  related: ['progress', 'pickers'],
};
