import { describe, expect, it } from 'vitest';
import { loadFinancedBusiness, now, ZONE } from '../testing/financed-business.ts';
import { cashFlow } from './cash-flow.ts';
import { transactionsOf, visibleContracts } from './contract-figures.ts';

const { contracts } = await loadFinancedBusiness();
const transactions = transactionsOf(visibleContracts(contracts));
const dollars = (minor: number) => minor / 100;

describe('cashFlow', () => {
  it('covers twelve months, and its sums match the bins', () => {
    const flow = cashFlow(transactions, 'year', now, ZONE);
    expect([flow.moneyIn, flow.moneyOut, flow.net].map(dollars)).toEqual([295_850, 182_905, 112_945]);
    expect(flow.bins.map(({ start }) => start)).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
    expect(dollars(flow.bins.at(-1)?.processing ?? 0)).toBe(25_000);
    expect(flow.to).toBe('2026-11-30');
  });

  it('covers the last 28 days including today, or the previous month', () => {
    const days = cashFlow(transactions, 'days', now, ZONE);
    expect([days.bins.length, days.from, days.to]).toEqual([28, '2026-10-23', '2026-11-19']);
    const month = cashFlow(transactions, 'month', now, ZONE);
    expect([month.bins.length, month.from, month.to]).toEqual([31, '2026-10-01', '2026-10-31']);
    expect(month.net).toBe(month.moneyIn - month.moneyOut);
  });

  it('counts a transaction without a time on its day', () => {
    const [first] = transactions;
    const dated = first ? [{ ...first, amount: 500, paymentType: 'FUNDING' as const, createdAt: '2026-11-01' }] : [];
    expect(cashFlow(dated, 'year', now, ZONE).bins.at(-1)).toMatchObject({ start: '2026-11-01', moneyIn: 500 });
  });

  it('ignores failed transactions, and is zero without transactions', () => {
    const [first] = transactions;
    expect(first).toBeDefined();
    const failed = first ? [{ ...first, status: 'FAILED' as const }] : [];
    expect(cashFlow(failed, 'year', now, ZONE).moneyIn).toBe(0);
    expect(cashFlow([], 'days', now, ZONE)).toMatchObject({ moneyIn: 0, moneyOut: 0, net: 0 });
  });
});
