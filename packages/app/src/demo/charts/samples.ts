import { axisDollars, countText, dollars } from '#demo/_shared/amounts.ts';
import type { PointData, SeriesData } from './chart-data.ts';

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const shortNames = (names: readonly string[]): readonly string[] => names.map((name) => name.slice(0, 3));
const MONTHS = shortNames(MONTH_NAMES);
const DAYS = shortNames(DAY_NAMES);

const cents = (value: number) => `$${value.toFixed(2)}`;
const percent = (value: number) => `${value}%`;

/** Revenue of two years by month. */
export const REVENUE: SeriesData = {
  type: 'series',
  labelName: 'Month',
  labels: MONTHS,
  series: [
    {
      name: 'This year',
      values: [41_200, 38_900, 46_300, 49_800, 47_100, 53_600, 58_200, 55_400, 60_900, 63_700, 71_500, 78_300],
    },
    {
      name: 'Last year',
      values: [36_700, 35_100, 39_800, 42_200, 44_900, 45_300, 47_800, 50_100, 49_600, 54_200, 62_800, 69_400],
    },
  ],
  format: dollars,
  formatAxis: axisDollars,
  describe: (month, year) => `${MONTH_NAMES[month]} ${year.toLowerCase()}`,
};

/** Balance of two accounts by month. */
export const BALANCE: SeriesData = {
  type: 'series',
  labelName: 'Month',
  labels: MONTHS,
  series: [
    {
      name: 'Checking',
      values: [18_400, 22_100, 19_700, 24_600, 28_300, 26_900, 31_200, 29_800, 34_500, 36_200, 33_700, 39_100],
    },
    {
      name: 'Savings',
      values: [9_000, 9_500, 10_000, 10_500, 8_200, 8_700, 9_200, 11_700, 12_200, 12_700, 13_200, 13_700],
    },
  ],
  format: dollars,
  formatAxis: axisDollars,
  describe: (month, account) => `${account.toLowerCase()} in ${MONTH_NAMES[month]}`,
};

/** Sales of each channel. */
export const CHANNELS: SeriesData = {
  type: 'series',
  labelName: 'Channel',
  labels: ['Online store', 'Marketplace', 'Farmers’ market', 'Wholesale', 'Gift cards'],
  series: [{ name: 'Sales', values: [184_300, 96_800, 41_200, 128_500, 17_600] }],
  format: dollars,
  formatAxis: axisDollars,
};

/** Orders of each day of the week in two channels. */
export const ORDERS: SeriesData = {
  type: 'series',
  labelName: 'Day',
  labels: DAYS,
  series: [
    { name: 'Online', values: [142, 131, 148, 156, 189, 214, 173] },
    { name: 'In store', values: [64, 58, 71, 77, 118, 163, 92] },
  ],
  format: countText,
  unit: 'orders',
  describe: (day, channel) => `${DAY_NAMES[day]} ${channel.toLowerCase()}`,
};

/** Share price by trading day. */
export const SHARE_PRICE: SeriesData = {
  type: 'series',
  labelName: 'Day',
  labels: [
    'Day 1',
    'Day 2',
    'Day 3',
    'Day 4',
    'Day 5',
    'Day 6',
    'Day 7',
    'Day 8',
    'Day 9',
    'Day 10',
    'Day 11',
    'Day 12',
  ],
  series: [
    { name: 'Open', values: [51.3, 52.1, 51.8, 53.4, 54.6, 54.1, 52.9, 53.7, 55.2, 56.4, 55.9, 57.1] },
    { name: 'High', values: [52.6, 52.9, 53.8, 55.0, 55.3, 54.7, 54.2, 55.6, 56.9, 57.2, 57.6, 58.4] },
    { name: 'Low', values: [50.8, 51.2, 51.4, 53.0, 53.7, 52.4, 52.3, 53.1, 54.8, 55.3, 55.1, 56.7] },
    { name: 'Close', values: [52.1, 51.8, 53.4, 54.6, 54.1, 52.9, 53.7, 55.2, 56.4, 55.9, 57.1, 58.0] },
  ],
  format: cents,
  formatAxis: dollars,
  describe: (day) => `day ${day + 1}`,
};

/** The expenses, by kind. */
export const EXPENSES: SeriesData = {
  type: 'series',
  labelName: 'Expense',
  labels: ['Inventory', 'Wages', 'Rent', 'Marketing'],
  series: [{ name: 'Amount', values: [86_400, 61_200, 28_800, 19_600] }],
  format: dollars,
  formatAxis: axisDollars,
};

/** Orders by day and time of day. */
export const BUSY_HOURS: SeriesData = {
  type: 'series',
  labelName: 'Day',
  labels: DAYS,
  series: [
    { name: 'Morning', values: [18, 16, 21, 24, 29, 47, 38] },
    { name: 'Noon', values: [42, 39, 44, 46, 58, 71, 52] },
    { name: 'Afternoon', values: [36, 34, 37, 41, 53, 66, 44] },
    { name: 'Evening', values: [46, 42, 46, 45, 49, 30, 39] },
  ],
  format: countText,
  unit: 'orders',
  describe: (day, time) => `${DAY_NAMES[day]} ${time === 'Noon' ? 'at noon' : time.toLowerCase()}`,
};

const RATED = ['Selection', 'Price', 'Service', 'Delivery', 'Returns', 'Website'];

/** The ratings of two stores by customers. */
export const RATINGS: SeriesData = {
  type: 'series',
  labelName: 'Question',
  labels: RATED,
  series: [
    { name: 'Division Street', values: [86, 71, 92, 68, 74, 81] },
    { name: 'Hawthorne', values: [78, 83, 76, 85, 69, 72] },
  ],
  format: percent,
  describe: (question, store) => `${RATED[question]?.toLowerCase()} at ${store}`,
};

/** The part of each goal that is reached. */
export const GOALS: SeriesData = {
  type: 'series',
  labelName: 'Goal',
  labels: ['Revenue', 'New customers', 'Repeat orders'],
  series: [{ name: 'Reached', values: [84, 67, 52] }],
  format: percent,
};

/** Price and orders of products in two categories. */
export const PRODUCTS: PointData = {
  type: 'points',
  noun: 'products',
  names: { x: 'Price', y: 'Orders' },
  series: [
    {
      name: 'Pantry',
      points: [
        { x: 8, y: 214 },
        { x: 12, y: 187 },
        { x: 15, y: 166 },
        { x: 19, y: 171 },
        { x: 24, y: 128 },
        { x: 31, y: 96 },
        { x: 38, y: 71 },
      ],
    },
    {
      name: 'Gifts',
      points: [
        { x: 22, y: 84 },
        { x: 29, y: 103 },
        { x: 36, y: 91 },
        { x: 45, y: 78 },
        { x: 52, y: 64 },
        { x: 60, y: 69 },
        { x: 68, y: 41 },
      ],
    },
  ],
  formatX: dollars,
  formatY: countText,
};

/** Visits, conversion and orders of campaigns. */
export const CAMPAIGNS: PointData = {
  type: 'points',
  noun: 'campaigns',
  names: { x: 'Visits', y: 'Conversion', size: 'Orders' },
  series: [
    {
      name: 'Email',
      points: [
        { x: 1_200, y: 6, size: 72 },
        { x: 2_100, y: 5, size: 105 },
        { x: 3_400, y: 4, size: 136 },
      ],
    },
    {
      name: 'Social',
      points: [
        { x: 2_600, y: 2, size: 52 },
        { x: 4_300, y: 1, size: 43 },
        { x: 5_200, y: 3, size: 156 },
      ],
    },
  ],
  formatX: countText,
  formatY: percent,
};
