/** The contents of the cards that have no call. Their sums agree with the figures of the calls. */
import type { RingPart } from '#core/chart/chart-content.ts';

/** A company of the shop, with its figures of the last 28 days. Amounts are whole dollars. */
export interface Company {
  readonly name: string;
  readonly category: string;
  readonly views: number;
  readonly orders: number;
  readonly sales: number;
  /** By how much the sales have changed since the 28 days before. */
  readonly change: number;
}

/** The companies of the shop. */
export const COMPANIES: readonly Company[] = [
  { name: 'Alder & Finch', category: 'Home', views: 23_400, orders: 246, sales: 12_910, change: 980 },
  { name: 'Corvane Labs', category: 'Electronics', views: 18_120, orders: 171, sales: 11_460, change: 1_240 },
  { name: 'Marlow Row', category: 'Fashion', views: 15_870, orders: 208, sales: 9_270, change: 610 },
  { name: 'Tern Outdoor', category: 'Sport', views: 9_640, orders: 139, sales: 7_080, change: -420 },
  { name: 'Pell Books', category: 'Books', views: 8_210, orders: 122, sales: 4_880, change: 350 },
  { name: 'Quarry Tools', category: 'Tools', views: 4_360, orders: 72, sales: 3_300, change: 400 },
];

/** By how many the orders have changed since the 28 days before. */
export const MORE_ORDERS = 62;

/** Money that came in or went out. */
export interface Transaction {
  /** The number of days since then. */
  readonly daysAgo: number;
  readonly name: string;
  readonly method: 'Transfer' | 'Card' | 'Wallet';
  readonly amount: number;
}

/** The latest transactions. */
export const TRANSACTIONS: readonly Transaction[] = [
  { daysAgo: 0, name: 'Shop payout', method: 'Transfer', amount: 4_180 },
  { daysAgo: 1, name: 'Oakline Freight', method: 'Card', amount: -236 },
  { daysAgo: 1, name: 'Fennel Press', method: 'Wallet', amount: -74 },
  { daysAgo: 2, name: 'Invoice 5036', method: 'Transfer', amount: 1_290 },
  { daysAgo: 3, name: 'Refund, order 4821', method: 'Card', amount: -59 },
  { daysAgo: 5, name: 'Kestrel Hosting', method: 'Card', amount: -48 },
];

/** The earnings of the last 28 days by source, the smallest first. */
export const EARNINGS: readonly RingPart[] = [
  { name: 'Rentals', value: 4_540, percent: 11, color: 'chart-3' },
  { name: 'Services', value: 9_080, percent: 22, color: 'chart-2' },
  { name: 'Products', value: 27_650, percent: 67, color: 'chart-1' },
];

/** The shares of browsers among the visitors, in percent. */
export const BROWSERS = [
  { name: 'Chrome', percent: 54 },
  { name: 'Safari', percent: 26 },
  { name: 'Edge', percent: 9 },
  { name: 'Firefox', percent: 8 },
  { name: 'Other', percent: 3 },
] as const;

/** Sales and visits of half a year, by month before today; the last one is the latest. */
export const SALES_RADAR = { sales: [38, 42, 41, 44, 46, 49], visits: [61, 64, 70, 68, 75, 80] };

/** Sales of twelve months, in whole dollars; the last one is the latest. */
export const MONTHLY_SALES: readonly number[] = [
  33_100, 34_900, 34_200, 36_800, 38_400, 37_900, 40_600, 42_300, 43_900, 44_200, 45_740, 48_900,
];

/** A meeting of shop owners. */
export const MEETUP = {
  title: 'A checkout in three steps',
  inDays: 5,
  time: '4:00 PM',
  place: 'Pier Hall',
  going: ['Marta Quill', 'Ada Moreno', 'Ilse Tanaka', 'Bram Lindqvist'],
  goingCount: 24,
  colleagues: 2,
} as const;

/** A project with its state. */
export const PROJECT = {
  title: 'A catalog for autumn',
  text: 'New pictures and prices for 27 products, in two languages.',
  tasks: 24,
  tasksDone: 18,
  hours: 126,
  dueInDays: 12,
  team: ['Celia Okafor', 'Joel Abara', 'Nadia Petrov'],
} as const;

/** The events of the shop, the latest first. */
export const EVENTS = [
  {
    title: '12 invoices were paid',
    text: 'All of them by bank transfer.',
    minutesAgo: 12,
    variant: 'success',
  },
  {
    title: 'Meeting with Nadia Petrov',
    text: 'The terrace permit is renewed until spring.',
    minutesAgo: 45,
    variant: 'accent',
  },
  {
    title: 'A project was created',
    text: 'Celia Okafor, Joel Abara and one more work on the catalog.',
    minutesAgo: 2 * 24 * 60,
    variant: 'primary',
  },
  {
    title: 'Design review',
    text: 'The checkout now has three steps instead of five.',
    minutesAgo: 5 * 24 * 60,
    variant: 'neutral',
  },
] as const;

/** The hours of employees this week, of 40. */
export const EMPLOYEE_TASKS = [
  { name: 'Ana Duarte', task: 'Lamp photos', hours: 34 },
  { name: 'Leo Marchetti', task: 'Spring prices', hours: 28 },
  { name: 'Priya Anand', task: 'Closing the books', hours: 38 },
  { name: 'Tomas Reyne', task: 'Storeroom lease', hours: 12 },
  { name: 'Hanne Vos', task: 'Cellar stock', hours: 21 },
] as const;

/** The hours of a week. */
export const WEEK_HOURS = 40;

/** A job that is offered. */
export const JOB = {
  title: 'Bookkeeper, part time',
  place: 'Portland, or remote',
  salary: '$34 to $42 an hour',
  hours: '20 hours a week',
  closesInDays: 21,
  email: 'priya.anand@example.com',
} as const;

/** A question with its answers and their votes so far. */
export const SURVEY = {
  question: 'How do you follow your sales?',
  answers: [
    { id: 'daily', text: 'Every day', votes: 41 },
    { id: 'weekly', text: 'Once a week', votes: 33 },
    { id: 'monthly', text: 'At the end of the month', votes: 18 },
  ],
} as const;

/** The end of a conversation. */
export const CONVERSATION = {
  contact: 'Marta Quill',
  /** The id of the contact in the chat. */
  contactId: 7,
  messages: [
    { isOwn: false, text: 'The pallets for the catalog leave on Thursday.' },
    { isOwn: true, text: 'Good. Can they be here by Monday?' },
    { isOwn: false, text: 'Friday, if the ramp is free before noon.' },
  ],
} as const;
