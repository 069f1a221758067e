import {
  ANALYTICS_CARDS,
  ANALYTICS_TITLES,
  CARD_RANGES,
  getAnalyticsCard,
  getStatisticsCard,
  REPORT_YEARS,
  STATISTICS_CARDS,
  STATISTICS_TITLES,
  type AnalyticsCard,
  type CardRange,
  type ReportYear,
  type StatisticsCard,
} from '@plinth/api-client/demo/cards';
import { listAllUsers } from '@plinth/api-client/demo/users';
import { describe, expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';
import { sumOf } from './figures.ts';

/** A Thursday. */
const NOW = new Date('2026-11-19T17:42:00');
const RANGED_CARDS = ANALYTICS_CARDS.filter((card) => card !== 'revenue-report');

const { call } = startDemo({ clock: () => NOW });

const analytics = (card: AnalyticsCard, range?: CardRange) => call(getAnalyticsCard, card, range ? { range } : {});
const report = (year?: ReportYear) => call(getAnalyticsCard, 'revenue-report', year ? { year } : {});
const statistics = (card: StatisticsCard) => call(getStatisticsCard, card);
const valuesOf = (items: readonly { readonly value: number }[]) => items.map(({ value }) => value);

describe('a card of analytics', () => {
  test.each(RANGED_CARDS)('%s has other figures in each range, the last 28 days by default', async (card) => {
    const [first, ...others] = await Promise.all(CARD_RANGES.map((range) => analytics(card, range)));
    expect(first).toMatchObject({
      title: ANALYTICS_TITLES[card],
      options: ['Last 28 Days', 'Last Month', 'Last Year'],
      total: expect.any(Number) as number,
    });
    await expect(analytics(card)).resolves.toEqual(first);
    for (const other of others) expect(other.total).not.toBe(first?.total);
  });

  test.each(CARD_RANGES.flatMap((range) => RANGED_CARDS.map((card) => [card, range] as const)))(
    '%s, %s: each series has a value for each category',
    async (card, range) => {
      const { categories, series } = await analytics(card, range);
      for (const { data } of series) expect(data).toHaveLength(categories.length);
    },
  );

  test.each([
    ['support-tracker', ['New tickets', 'Open tickets', 'Response time']],
    ['avg-sessions', ['Goal', 'Users', 'Retention', 'Duration']],
    ['goal-overview', ['Completed', 'In progress']],
    ['revenue', ['This month', 'Last month']],
    ['product-orders', ['Finished', 'Pending', 'Rejected']],
    ['sessions-device', ['Desktop', 'Mobile', 'Tablet']],
    ['customers', ['New', 'Returning', 'Referrals']],
    ['revenue-report', ['Earning', 'Expense', 'Budget this year', 'Budget last year']],
  ] as const)('%s has the items %j', async (card, labels) => {
    expect((await analytics(card)).items.map(({ label }) => label)).toEqual(labels);
  });

  test.each(['product-orders', 'sessions-device', 'customers'] as const)(
    'the items of %s add up to its total and to 100 percent in every range',
    async (card) => {
      for (const range of CARD_RANGES) {
        const { items, total } = await analytics(card, range);
        const shares = items.map(({ percent }) => percent ?? 0);
        expect([sumOf(valuesOf(items)), sumOf(shares)], range).toEqual([total, 100]);
      }
    },
  );

  test('average sessions have a bar for each weekday, whose average is the total', async () => {
    const { categories, series, total } = await analytics('avg-sessions');
    expect([categories.length, Math.round(sumOf(series[0]?.data ?? []) / 7)]).toEqual([7, total]);
  });

  test.each([
    ['/card/card-analytics/goal-overview?range=last-week', 400],
    ['/card/card-analytics/revenue-report?year=2021', 400],
    ['/card/card-analytics/weather', 404],
    ['/card/card-statistics/weather', 404],
    ['/card/card-analytics/goal-overview?range=last-month', 200],
  ])('responds to %s with %i', async (path, status) => {
    expect((await fetch(`http://localhost${path}`)).status).toBe(status);
  });
});

describe('the revenue report', () => {
  test.each([
    [undefined, 90_000, 144_000, 131_400],
    ['2020', 90_000, 144_000, 131_400],
    ['2019', 71_200, 131_400, 120_000],
    ['2018', 59_600, 120_000, 108_000],
  ] as const)('of %s has the net %i and the budgets %i and %i', async (year, net, budget, budgetBefore) => {
    const { options, total, categories, series, items } = await report(year);
    const [earning = 0, expense = 0, ...budgets] = valuesOf(items);
    expect(options).toEqual(REPORT_YEARS);
    expect([total, earning - expense, ...budgets]).toEqual([net, net, budget, budgetBefore]);
    expect(categories).toHaveLength(12);
    expect(series.map(({ name, data }) => [name, sumOf(data)])).toEqual([
      ['Earning', earning],
      ['Expense', expense],
    ]);
  });

  test('compares the net with that of the year before', async () => {
    const [newest, middle, oldest] = await Promise.all(REPORT_YEARS.map(report));
    expect(newest?.change).toBe((newest?.total ?? 0) - (middle?.total ?? 0));
    expect(middle?.change).toBe((middle?.total ?? 0) - (oldest?.total ?? 0));
  });
});

describe('a card of statistics', () => {
  test.each(STATISTICS_CARDS)('%s has a total, its change and one series of 7 to 12 points', async (card) => {
    const { title, options, total, change, percent, categories, series } = await statistics(card);
    expect([title, options]).toEqual([STATISTICS_TITLES[card], []]);
    expect([total, change, percent].every(Number.isFinite)).toBe(true);
    expect(series).toHaveLength(1);
    expect(series[0]?.data).toHaveLength(categories.length);
    expect(categories.length >= 7 && categories.length <= 12).toBe(true);
  });

  test('names the days and weeks up to today', async () => {
    const days = await statistics('orders-bar-chart');
    const weeks = await statistics('profit-line-chart');
    expect(days.categories).toEqual(['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu']);
    expect([weeks.categories[0], weeks.categories.at(-1)]).toEqual(['Sep 25', 'Nov 13']);
  });
});

describe('figures of different cards agree', () => {
  test('orders are those of the goal, of the finished product orders, and of the last days', async () => {
    const [orders, goal, products, days] = await Promise.all([
      statistics('orders'),
      analytics('goal-overview'),
      analytics('product-orders'),
      statistics('orders-bar-chart'),
    ]);
    expect(goal.items[0]?.value).toBe(orders.total);
    expect(products.items[0]?.value).toBe(orders.total);
    expect(days.total).toBe(sumOf(days.series[0]?.data ?? []));
    expect(days.total).toBe(orders.series[0]?.data.at(-1));
  });

  test('revenue and its change are the same in both groups', async () => {
    const [one, other] = await Promise.all([statistics('revenue'), analytics('revenue')]);
    expect([other.total, other.change, other.percent]).toEqual([one.total, one.change, one.percent]);
  });

  test('customers are the users, and active users are those of the list', async () => {
    const [customers, active, users] = await Promise.all([
      analytics('customers'),
      statistics('active-users'),
      call(listAllUsers),
    ]);
    expect(customers.total).toBe(users.length);
    expect(active.total).toBe(users.filter(({ status }) => status === 'active').length);
  });

  test('sessions by device are the average sessions of 28 days', async () => {
    const [devices, average] = await Promise.all([analytics('sessions-device'), analytics('avg-sessions')]);
    expect(devices.total).toBe((average.total ?? 0) * 28);
  });
});
