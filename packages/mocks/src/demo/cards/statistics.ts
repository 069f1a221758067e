/** The figures of the cards of statistics. */
import { STATISTICS_TITLES, type CardFigures, type StatisticsCard } from '@plinth/api-client/demo/cards';
import { changePercentOf, sumOf } from './figures.ts';
import { lastWeekdays, lastWeeks } from './labels.ts';

/** The weeks of a period of 28 days. */
const PERIOD_WEEKS = 4;

/** Orders on each of the last seven days. They add up to those of the last week. */
const DAILY_ORDERS = [31, 44, 52, 38, 29, 34, 40];

/** What is counted anew each week: the last four weeks are the period, the four before it are compared. */
export const WEEKLY_FLOWS = {
  'profit-line-chart': [2_610, 2_880, 2_500, 2_790, 2_940, 3_060, 3_160, 3_320],
  revenue: [9_420, 9_640, 9_830, 10_050, 9_810, 10_160, 10_480, 10_820],
  sales: [11_020, 11_310, 11_560, 11_850, 11_620, 12_040, 12_410, 12_830],
  orders: [209, 221, 229, 237, 214, 226, 250, 268],
  'site-traffic': [18_200, 18_700, 19_100, 19_400, 18_900, 19_600, 20_300, 20_800],
} satisfies Partial<Record<StatisticsCard, readonly number[]>>;

/** What there is at the end of each week: the last week is compared with the one four weeks before. */
const WEEKLY_LEVELS = {
  subscribers: [2_790, 2_841, 2_902, 2_948, 3_001, 3_048, 3_092, 3_140],
  'active-users': [22, 23, 24, 25, 26, 28, 29, 30],
  newsletter: [2_010, 2_036, 2_071, 2_098, 2_124, 2_150, 2_184, 2_215],
} satisfies Partial<Record<StatisticsCard, readonly number[]>>;

function statisticsOf(
  card: StatisticsCard,
  figures: { readonly total: number; readonly change: number },
  categories: string[],
  data: readonly number[],
): CardFigures {
  const title = STATISTICS_TITLES[card];
  return {
    title,
    options: [],
    ...figures,
    percent: changePercentOf(figures.total, figures.change),
    categories,
    series: [{ name: title, data: [...data] }],
    items: [],
  };
}

/** Returns the total of the last four weeks and its change since the four before. */
function periodOf(weeks: readonly number[]): { readonly total: number; readonly change: number } {
  const total = sumOf(weeks.slice(-PERIOD_WEEKS));
  return { total, change: total - sumOf(weeks.slice(0, PERIOD_WEEKS)) };
}

const flowOf = (now: Date, card: keyof typeof WEEKLY_FLOWS): CardFigures => {
  const weeks = WEEKLY_FLOWS[card];
  return statisticsOf(card, periodOf(weeks), lastWeeks(now, weeks.length), weeks);
};

function levelOf(now: Date, card: keyof typeof WEEKLY_LEVELS): CardFigures {
  const weeks = WEEKLY_LEVELS[card];
  const total = weeks.at(-1) ?? 0;
  const change = total - (weeks.at(-1 - PERIOD_WEEKS) ?? 0);
  return statisticsOf(card, { total, change }, lastWeeks(now, weeks.length), weeks);
}

function dailyOrders(now: Date): CardFigures {
  const total = sumOf(DAILY_ORDERS);
  const change = total - (WEEKLY_FLOWS.orders.at(-2) ?? 0);
  return statisticsOf('orders-bar-chart', { total, change }, lastWeekdays(now), DAILY_ORDERS);
}

/** Returns the figures of each card of statistics. */
export const statisticsFigures = (now: Date): Readonly<Record<StatisticsCard, CardFigures>> => ({
  'orders-bar-chart': dailyOrders(now),
  'profit-line-chart': flowOf(now, 'profit-line-chart'),
  subscribers: levelOf(now, 'subscribers'),
  revenue: flowOf(now, 'revenue'),
  sales: flowOf(now, 'sales'),
  orders: flowOf(now, 'orders'),
  'site-traffic': flowOf(now, 'site-traffic'),
  'active-users': levelOf(now, 'active-users'),
  newsletter: levelOf(now, 'newsletter'),
});
