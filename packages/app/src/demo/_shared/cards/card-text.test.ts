import { describe, expect, it } from 'vitest';
import { budgetText, changeText, durationText, itemText } from './card-text.ts';

describe('changeText', () => {
  it.each([
    [1_700, 'dollars', '$1,700 more than in the month before'],
    [-420, 'dollars', '$420 less than in the month before'],
    [-3, 'count', '3 fewer than in the month before'],
    [18, 'count', '18 more than in the month before'],
    [0, 'count', 'No change from the month before'],
    [null, 'count', ''],
  ] as const)('of %j', (change, unit, text) => {
    expect(changeText(change, unit, 'the month before')).toBe(text);
  });
});

describe('durationText', () => {
  it.each([
    [14_400, '4 h'],
    [204, '3 min 24 s'],
    [3_660, '1 h 1 min'],
    [0, '0 s'],
  ])('of %i seconds is %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});

describe('itemText', () => {
  it.each([
    ['Response time', 14_400, '4 h'],
    ['Retention', 62, '62%'],
    ['Users', 4_120, '4,120'],
  ])('of %s', (label, value, text) => {
    expect(itemText({ label, value })).toBe(text);
  });
});

describe('budgetText', () => {
  const itemsOf = (expense: number) => ({
    items: [
      { label: 'Expense', value: expense, percent: null, color: 'secondary' as const },
      { label: 'Budget this year', value: 144_000, percent: null, color: 'info' as const },
      { label: 'Budget last year', value: 131_400, percent: null, color: 'info' as const },
    ],
  });
  it.each([
    [138_800, '$5,200 under the $144,000 budget. The year before: $131,400.'],
    [146_000, '$2,000 over the $144,000 budget. The year before: $131,400.'],
    [144_000, 'As much as the $144,000 budget. The year before: $131,400.'],
  ])('of an expense of %i', (expense, text) => {
    expect(budgetText(itemsOf(expense))).toBe(text);
  });
});
