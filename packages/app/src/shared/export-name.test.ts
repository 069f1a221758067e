import { expect, it } from 'vitest';
import { exportName } from './export-name.ts';

it.each([
  ['the days of the filter', '2026-10-01', '2026-10-31', 'card_2026-10-01_2026-10-31_exported-2026-11-19.csv'],
  ['those of the transactions', '', '', 'card_2026-11-12_2026-11-18_exported-2026-11-19.csv'],
])('exportName contains %s and the day of the export', (_name, from, to, expected) => {
  const transactions = [{ createdAt: '2026-11-19T04:00:00Z' }, { createdAt: '2026-11-12' }];
  const now = Date.parse('2026-11-19T17:42:00Z');
  expect(exportName('card', transactions, { from, to }, now, 'America/Los_Angeles')).toBe(expected);
});
