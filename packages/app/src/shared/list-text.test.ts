import { expect, it } from 'vitest';
import { listText } from './list-text.ts';

it.each([
  ['en-US', [], ''],
  ['en-US', ['your limit'], 'your limit'],
  ['en-US', ['your limit', 'contracts'], 'your limit and contracts'],
  ['en', ['your limit', 'contracts', 'transactions'], 'your limit, contracts and transactions'],
  ['de', ['Limit', 'Verträge', 'Umsätze'], 'Limit, Verträge und Umsätze'],
])('lists in %s %j as “%s”', (language, items, text) => {
  expect(listText(items, language)).toBe(text);
});
