import { signedCardAmountOf } from '@plinth/api-client/resources/virtual-cards';
import { expect, test } from 'vitest';
import { NOW } from '#node.ts';
import { DAY_MS } from '#time.ts';
import { cardsOf, cardTransactionsAt } from './data.ts';

const dollars = (transactions: ReturnType<typeof cardTransactionsAt>) =>
  -transactions.reduce((sum, transaction) => sum + signedCardAmountOf(transaction), 0) / 100;

test('gives the card of the drawings', () => {
  const customer = {
    id: 'c',
    legalName: null,
    tradingName: 'Harrow & Vine Provisions',
    country: null,
    website: null,
    industry: null,
    monthlyRevenue: null,
  };
  const [card] = cardsOf({ portfolio: 'financed', customer }, NOW);
  expect(card).toMatchObject({ last4: '8804', name: 'Harrow & Vine Provisions' });
  expect(
    card!.transactions
      .slice(0, 3)
      .map(({ createdAt, merchant, amount }) => [createdAt.slice(5, 10), merchant, amount / 100]),
  ).toEqual([
    ['11-17', 'Fennel Press Packaging', 1_840],
    ['11-11', 'Oakline Freight', 1_132],
    ['11-03', 'Corner Stationers', 296],
  ]);
  expect(cardsOf({ portfolio: 'none', customer }, NOW)).toEqual([]);
});

test('spends $3,268 in November', () => {
  expect(dollars(cardTransactionsAt(NOW).filter(({ createdAt }) => createdAt >= '2026-11-01'))).toBe(3_268);
});

test('gives 40 transactions of every status in three months, newest first, none in the future', () => {
  for (const now of [NOW, new Date(NOW.getTime() + 100 * DAY_MS)]) {
    const list = cardTransactionsAt(now);
    expect(list).toHaveLength(40);
    expect(new Set(list.map(({ id }) => id)).size).toBe(40);
    expect(list).toEqual(list.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)));
    expect(list[0]!.createdAt < now.toISOString()).toBe(true);
    expect(Date.parse(list.at(-1)!.createdAt)).toBeGreaterThan(now.getTime() - 100 * DAY_MS);
    expect(new Set(list.map(({ status, type }) => `${status!} ${type!}`))).toEqual(
      new Set(['PENDING PURCHASE', 'SETTLED PURCHASE', 'SETTLED REFUND', 'DECLINED PURCHASE']),
    );
  }
});
