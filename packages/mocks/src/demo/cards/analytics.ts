/** The figures of the cards whose period can be chosen. */
import {
  ANALYTICS_TITLES,
  CARD_COLORS,
  CARD_RANGE_NAMES,
  CARD_RANGES,
  type AnalyticsCard,
  type CardFigures,
  type CardItem,
  type CardRange,
} from '@plinth/api-client/demo/cards';
import { changePercentOf, sharesOf, sumOf } from './figures.ts';
import { WEEKDAYS } from './labels.ts';
import { WEEKLY_FLOWS } from './statistics.ts';

/** A card whose period is a range. */
export type RangedCard = Exclude<AnalyticsCard, 'revenue-report'>;
type Sample = Partial<Omit<CardFigures, 'title' | 'options'>>;
type ByRange<Value> = Readonly<Record<CardRange, Value>>;

const EMPTY = { total: null, change: null, percent: null, categories: [], series: [], items: [] };

/** Returns a card of which only its title and its choices are known. */
export const emptyCard = (card: AnalyticsCard, options: readonly string[]): CardFigures => ({
  title: ANALYTICS_TITLES[card],
  options: [...options],
  ...EMPTY,
});

/** Returns the parts of a whole with their shares, each in its color. */
function partsOf(parts: Readonly<Record<string, number>>): CardItem[] {
  const shares = sharesOf(Object.values(parts));
  return Object.entries(parts).map(([label, value], index) => ({
    label,
    value,
    percent: shares[index] ?? 0,
    color: CARD_COLORS[index] ?? 'secondary',
  }));
}

/** Returns a figure that explains another one. */
const fact = (label: string, value: number, percent: number | null = null): CardItem => ({
  label,
  value,
  percent,
  color: 'secondary',
});

const HOUR_SECONDS = 3_600;

/** Tickets of a period: how many there are, how many have no response yet, and how many are not solved. */
const TICKETS: ByRange<{ total: number; new: number; open: number; response: number; change: number }> = {
  'last-28-days': { total: 163, new: 9, open: 28, response: 4 * HOUR_SECONDS, change: -8 },
  'last-month': { total: 171, new: 0, open: 4, response: 5 * HOUR_SECONDS, change: 12 },
  'last-year': { total: 1_904, new: 0, open: 38, response: 7 * HOUR_SECONDS, change: 214 },
};

function tickets(range: CardRange): Sample {
  const { total, new: unanswered, open, response, change } = TICKETS[range];
  const [percent = 0] = sharesOf([total - open, open]);
  return {
    total,
    change,
    percent,
    items: [fact('New tickets', unanswered), fact('Open tickets', open), fact('Response time', response)],
  };
}

/** Sessions on an average Monday to Sunday of a period, and what explains them. */
const SESSIONS: ByRange<{ days: readonly number[]; change: number; goal: number; users: number; duration: number }> = {
  'last-28-days': {
    days: [905, 760, 803, 838, 812, 1_034, 1_050],
    change: 52,
    goal: 1_000,
    users: 4_120,
    duration: 204,
  },
  'last-month': {
    days: [861, 724, 770, 801, 776, 975, 987],
    change: 31,
    goal: 900,
    users: 3_980,
    duration: 191,
  },
  'last-year': {
    days: [748, 629, 668, 696, 674, 846, 856],
    change: 96,
    goal: 800,
    users: 18_640,
    duration: 178,
  },
};
/** The users who came back, in percent. */
const RETENTION: ByRange<number> = { 'last-28-days': 62, 'last-month': 60, 'last-year': 54 };

function sessions(range: CardRange): Sample {
  const { days, change, goal, users, duration } = SESSIONS[range];
  const total = Math.round(sumOf(days) / days.length);
  return {
    total,
    change,
    percent: changePercentOf(total, change),
    categories: WEEKDAYS,
    series: [{ name: 'Sessions', data: [...days] }],
    items: [
      fact('Goal', goal, Math.round((total / goal) * 100)),
      fact('Users', users),
      fact('Retention', RETENTION[range], RETENTION[range]),
      fact('Duration', duration),
    ],
  };
}

/** Orders of a period: those that are sent, those that are being packed, those that were sent back, and the goal. */
const ORDERS: ByRange<{ finished: number; pending: number; rejected: number; goal: number; change: number }> = {
  'last-28-days': { finished: 958, pending: 92, rejected: 40, goal: 1_150, change: 62 },
  'last-month': { finished: 1_012, pending: 0, rejected: 38, goal: 1_100, change: 41 },
  'last-year': { finished: 11_640, pending: 0, rejected: 360, goal: 12_000, change: 1_290 },
};

function goal(range: CardRange): Sample {
  const { finished, pending, goal: total, change } = ORDERS[range];
  const items = partsOf({ Completed: finished, 'In progress': pending, Left: total - finished - pending }).slice(0, 2);
  return { total, change, percent: items[0]?.percent ?? 0, items };
}

function productOrders(range: CardRange): Sample {
  const { finished, pending, rejected, change } = ORDERS[range];
  const total = finished + pending + rejected;
  const items = partsOf({ Finished: finished, Pending: pending, Rejected: rejected });
  return { total, change, percent: items[0]?.percent ?? 0, items };
}

/** Revenue of a period and of the one before it, at the same points. */
const REVENUE: ByRange<{ points: readonly string[]; now: readonly number[]; before: readonly number[] }> = {
  'last-28-days': {
    points: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
    now: WEEKLY_FLOWS.revenue.slice(4),
    before: WEEKLY_FLOWS.revenue.slice(0, 4),
  },
  'last-month': {
    points: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
    now: [9_640, 9_830, 10_050, 9_790],
    before: [9_210, 9_380, 9_460, 9_420],
  },
  'last-year': {
    points: ['Q1', 'Q2', 'Q3', 'Q4'],
    now: [98_400, 104_200, 109_700, 128_900],
    before: [91_300, 95_800, 101_100, 116_400],
  },
};
/** The names of a period and of the one before it. */
const PERIOD_NAMES: ByRange<readonly [now: string, before: string]> = {
  'last-28-days': ['This month', 'Last month'],
  'last-month': ['Last month', 'Month before'],
  'last-year': ['Last year', 'Year before'],
};

function revenue(range: CardRange): Sample {
  const { points, now, before } = REVENUE[range];
  const [nowName, beforeName] = PERIOD_NAMES[range];
  const total = sumOf(now);
  const change = total - sumOf(before);
  return {
    total,
    change,
    percent: changePercentOf(total, change),
    categories: [...points],
    series: [
      { name: nowName, data: [...now] },
      { name: beforeName, data: [...before] },
    ],
    items: [
      { label: nowName, value: total, percent: null, color: 'primary' },
      { label: beforeName, value: total - change, percent: null, color: 'secondary' },
    ],
  };
}

/** Sessions of a period by device, and the change of each since the period before, in percent. */
const DEVICES: ByRange<{ sessions: readonly [number, number, number]; changes: readonly [number, number, number] }> = {
  'last-28-days': { sessions: [14_884, 8_434, 1_490], changes: [4, 11, -6] },
  'last-month': { sessions: [15_923, 8_613, 1_566], changes: [2, 8, -5] },
  'last-year': { sessions: [165_425, 82_713, 18_677], changes: [9, 24, -12] },
};

function devices(range: CardRange): Sample {
  const {
    sessions: [desktop, mobile, tablet],
    changes,
  } = DEVICES[range];
  const items = partsOf({ Desktop: desktop, Mobile: mobile, Tablet: tablet });
  return {
    total: desktop + mobile + tablet,
    categories: items.map(({ label }) => label),
    series: [
      { name: 'Sessions', data: [desktop, mobile, tablet] },
      { name: 'Change', data: [...changes] },
    ],
    items,
  };
}

/** Customers of a period by how they came. */
const CUSTOMERS: ByRange<{ parts: Readonly<Record<'New' | 'Returning' | 'Referrals', number>>; change: number }> = {
  'last-28-days': { parts: { New: 12, Returning: 30, Referrals: 8 }, change: 6 },
  'last-month': { parts: { New: 10, Returning: 28, Referrals: 6 }, change: 3 },
  'last-year': { parts: { New: 21, Returning: 17, Referrals: 9 }, change: 11 },
};

function customers(range: CardRange): Sample {
  const { parts, change } = CUSTOMERS[range];
  const total = sumOf(Object.values(parts));
  return { total, change, percent: changePercentOf(total, change), items: partsOf(parts) };
}

const SAMPLES: Readonly<Record<RangedCard, (range: CardRange) => Sample>> = {
  'support-tracker': tickets,
  'avg-sessions': sessions,
  'goal-overview': goal,
  revenue,
  'product-orders': productOrders,
  'sessions-device': devices,
  customers,
};

/** The choices of a card whose period is a range. */
export const RANGE_OPTIONS: readonly string[] = CARD_RANGES.map((range) => CARD_RANGE_NAMES[range]);

/** The cards whose period is a range. */
export const RANGED_CARDS = Object.keys(SAMPLES) as readonly RangedCard[];

/** Returns the figures of a card in a range. */
export const rangedFigures = (card: RangedCard, range: CardRange): CardFigures => ({
  ...emptyCard(card, RANGE_OPTIONS),
  ...SAMPLES[card](range),
});
