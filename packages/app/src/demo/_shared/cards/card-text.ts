/** The sentences that say what the figures of a card mean. */
import type { CardFigures, CardItem, CardRange } from '@plinth/api-client/demo/cards';
import { countText, dollars } from '../amounts.ts';

/** Returns a value as text. */
export type FormatValue = (value: number) => string;

/** A period inside a sentence. */
export const RANGE_PHRASES: Readonly<Record<CardRange, string>> = {
  'last-28-days': 'in the last 28 days',
  'last-month': 'last month',
  'last-year': 'last year',
};

/** The period that each period is compared with. */
export const COMPARED_PHRASES: Readonly<Record<CardRange, string>> = {
  'last-28-days': 'the 28 days before',
  'last-month': 'the month before',
  'last-year': 'the year before',
};

/** The unit of a figure: whole dollars, or a number of things. */
export type FigureUnit = 'dollars' | 'count';

/** The texts of figures, by unit. */
export const FIGURE_FORMATS: Readonly<Record<FigureUnit, FormatValue>> = { dollars, count: countText };

const LOWER_WORDS: Readonly<Record<FigureUnit, string>> = { dollars: 'less', count: 'fewer' };

/** Returns how a figure has changed, as `$1,700 more than in the 28 days before`. */
export function changeText(change: number | null, unit: FigureUnit, compared: string): string {
  if (change === null) return '';
  if (change === 0) return `No change from ${compared}`;
  return `${FIGURE_FORMATS[unit](Math.abs(change))} ${change > 0 ? 'more' : LOWER_WORDS[unit]} than in ${compared}`;
}

/** Returns a duration as text, as `4 h` or `3 min 24 s`. @param seconds the duration. */
export function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3_600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const shown = parts.filter(([amount]) => amount > 0);
  return shown.length === 0 ? '0 s' : shown.map(([amount, unit]) => `${amount} ${unit}`).join(' ');
}

const ITEM_FORMATS: Readonly<Record<string, FormatValue>> = {
  'Response time': durationText,
  Duration: durationText,
  Retention: (value) => `${value}%`,
};

/** Returns the value of an item as text, in the unit of its label. */
export const itemText = ({ label, value }: Pick<CardItem, 'label' | 'value'>): string =>
  (ITEM_FORMATS[label] ?? countText)(value);

/** Returns how the expense of a year compares with its budget, and what the budget was the year before. */
export function budgetText({ items }: Pick<CardFigures, 'items'>): string {
  const valueOf = (label: string) => items.find((item) => item.label === label)?.value ?? 0;
  const budget = valueOf('Budget this year');
  const left = budget - valueOf('Expense');
  const comparison =
    left === 0
      ? `As much as the ${dollars(budget)} budget`
      : `${dollars(Math.abs(left))} ${left > 0 ? 'under' : 'over'} the ${dollars(budget)} budget`;
  return `${comparison}. The year before: ${dollars(valueOf('Budget last year'))}.`;
}
