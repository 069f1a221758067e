import * as v from 'valibot';
import { defineCall } from '../call.ts';

/** The cards of figures whose period can be chosen, with their titles. */
export const ANALYTICS_TITLES = {
  'support-tracker': 'Support tracker',
  'avg-sessions': 'Average sessions',
  'revenue-report': 'Revenue report',
  'goal-overview': 'Goal overview',
  revenue: 'Revenue',
  'product-orders': 'Product orders',
  'sessions-device': 'Sessions by device',
  customers: 'Customers',
} as const;

/** The cards with one figure and how it has changed, with their titles. */
export const STATISTICS_TITLES = {
  'orders-bar-chart': 'Orders',
  'profit-line-chart': 'Profit',
  subscribers: 'Subscribers',
  revenue: 'Revenue',
  sales: 'Sales',
  orders: 'Orders',
  'site-traffic': 'Site traffic',
  'active-users': 'Active users',
  newsletter: 'Newsletter',
} as const;

/** A card of figures whose period can be chosen. */
export type AnalyticsCard = keyof typeof ANALYTICS_TITLES;
/** A card with one figure and how it has changed. */
export type StatisticsCard = keyof typeof STATISTICS_TITLES;

/*#__NO_SIDE_EFFECTS__*/
const keysOf = <Key extends string>(titles: Readonly<Record<Key, string>>) => Object.keys(titles) as Key[];

/** The cards of figures whose period can be chosen. */
export const ANALYTICS_CARDS: readonly AnalyticsCard[] = /*#__PURE__*/ keysOf(ANALYTICS_TITLES);
/** The cards with one figure and how it has changed. */
export const STATISTICS_CARDS: readonly StatisticsCard[] = /*#__PURE__*/ keysOf(STATISTICS_TITLES);

/** The periods of a card; the first one is the default (product.md#limits). */
export const CARD_RANGES = ['last-28-days', 'last-month', 'last-year'] as const;

/** The names of the periods of a card (product.md#limits). */
export const CARD_RANGE_NAMES = {
  'last-28-days': 'Last 28 Days',
  'last-month': 'Last Month',
  'last-year': 'Last Year',
} as const;

/** The years of the revenue report; the first one is the default (product.md#limits). */
export const REPORT_YEARS = ['2020', '2019', '2018'] as const;

/** A period of a card. */
export type CardRange = (typeof CARD_RANGES)[number];
/** A year of the revenue report. */
export type ReportYear = (typeof REPORT_YEARS)[number];

/** The colors in which a card draws an item. */
export const CARD_COLORS = ['primary', 'secondary', 'info'] as const;

const cardSchema = v.object({
  title: v.string(),
  /** Names of the periods that can be chosen; empty where there is no choice. */
  options: v.array(v.string()),
  /** The figure of the card; null without one. Amounts are whole dollars. */
  total: v.nullable(v.number()),
  /** By how much the figure has changed since the period before; null when that isn't known. */
  change: v.nullable(v.number()),
  /** The change, or what is done of a goal, in percent. */
  percent: v.nullable(v.number()),
  /** The names of the points of the series. */
  categories: v.array(v.string()),
  series: v.array(v.object({ name: v.string(), data: v.array(v.number()) })),
  /** The parts of the figure, or figures that explain it. */
  items: v.array(
    v.object({
      label: v.string(),
      /** A count, whole dollars, percent or, for a duration, seconds. */
      value: v.number(),
      /** Share of the whole; null where it is none. */
      percent: v.nullable(v.number()),
      color: v.picklist(CARD_COLORS),
    }),
  ),
});

/** The figures of a card. What a card doesn't have is empty. */
export type CardFigures = v.InferOutput<typeof cardSchema>;
/** A part of a card's figure. */
export type CardItem = CardFigures['items'][number];
/** A color in which a card draws an item. */
export type CardColor = (typeof CARD_COLORS)[number];

/** Gets a card of figures for a period. The year is that of the revenue report; the range is that of all others. */
export const getAnalyticsCard = defineCall({
  method: 'GET',
  path: '/card/card-analytics/:card',
  params: { card: v.picklist(ANALYTICS_CARDS) },
  query: v.object({
    range: v.optional(v.picklist(CARD_RANGES), CARD_RANGES[0]),
    year: v.optional(v.picklist(REPORT_YEARS), REPORT_YEARS[0]),
  }),
  response: cardSchema,
});

/** Gets a card with one figure and how it has changed. */
export const getStatisticsCard = defineCall({
  method: 'GET',
  path: '/card/card-statistics/:card',
  params: { card: v.picklist(STATISTICS_CARDS) },
  response: cardSchema,
});
