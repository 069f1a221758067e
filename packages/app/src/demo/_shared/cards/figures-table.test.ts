import { expect, it } from 'vitest';
import { tableOf } from './figures-table.tsx';

const format = (value: number) => `$${value}`;

it('has a row for each category and a column for each series', () => {
  const series = [
    { name: 'Earning', data: [5, 7] },
    { name: 'Expense', data: [2, 3] },
  ];
  expect(tableOf({ categories: ['Jan', 'Feb'], series, items: [] }, format)).toEqual({
    headers: ['Period', 'Earning', 'Expense'],
    rows: [
      { name: 'Jan', cells: ['$5', '$2'] },
      { name: 'Feb', cells: ['$7', '$3'] },
    ],
  });
});

it('has the items with their shares where there are no series', () => {
  const items = [
    { label: 'New', value: 12, percent: 24, color: 'primary' as const },
    { label: 'Response time', value: 3_600, percent: null, color: 'secondary' as const },
  ];
  expect(tableOf({ categories: [], series: [], items }, format)).toEqual({
    headers: ['Name', 'Value', 'Share'],
    rows: [
      { name: 'New', cells: ['12', '24%'] },
      { name: 'Response time', cells: ['1 h', ''] },
    ],
  });
});

it('has no column of shares when no item has one', () => {
  const items = [{ label: 'Users', value: 12, percent: null, color: 'primary' as const }];
  expect(tableOf({ categories: [], series: [], items }, format).headers).toEqual(['Name', 'Value']);
});
