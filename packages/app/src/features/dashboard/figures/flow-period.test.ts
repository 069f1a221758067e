import { describe, expect, it } from 'vitest';
import { formatPeriod } from './flow-period.ts';

describe('formatPeriod', () => {
  it.each([
    ['days', '2026-10-26', '2026-11-22', 'Oct 26 – Nov 22, 2026'],
    ['days', '2025-12-14', '2026-01-10', 'Dec 14, 2025 – Jan 10, 2026'],
    ['month', '2026-10-01', '2026-10-31', 'October 2026'],
    ['year', '2025-12-01', '2026-11-30', 'Dec 2025 – Nov 2026'],
  ] as const)('names the range "%s" from %s to %s', (range, from, to, name) => {
    expect(formatPeriod({ from, to }, range)).toBe(name);
  });
});
