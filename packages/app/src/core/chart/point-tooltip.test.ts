import { expect, test } from 'vitest';
import type { BarsContent } from './chart-content.ts';
import { pointTooltip } from './point-tooltip.ts';

const CONTENT: BarsContent = {
  kind: 'bars',
  categories: ['Jan', 'Feb'],
  series: [
    { name: 'Earning', values: [18_200, 16_400], color: 'chart-1' },
    { name: 'Expense', values: [-11_200, -10_600], color: 'chart-2' },
  ],
  labels: 'extremes',
  formatAxis: String,
  formatValue: (value) => `$${value}`,
};

test('the tooltip of a column has the value of each series', () => {
  expect(pointTooltip(CONTENT, 1)).toEqual({
    title: 'Feb',
    rows: [
      { name: 'Earning', value: '$16400' },
      { name: 'Expense', value: '$-10600' },
    ],
  });
});

test('the tooltip of a column has its full name, if there is one', () => {
  expect(pointTooltip({ ...CONTENT, fullNames: ['January', 'February'] }, 1)?.title).toBe('February');
});

test('there is no tooltip beside the columns', () => {
  expect(pointTooltip(CONTENT, 2)).toBeUndefined();
});
