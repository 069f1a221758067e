import type { PaymentTransaction } from '@plinth/api-client';
import { signedAmountOf } from '@plinth/api-client/resources/payment-transactions';
import { addDays, dayKey, dayStart, monthStart, type DayKey } from '#shared/calendar.ts';

/** The ranges of the chart (spec §9), in the order of the control. */
export const ranges = ['days', 'month', 'year'] as const;
export type Range = (typeof ranges)[number];

/** What came in and went out in one day or month; minor units, both positive. */
export interface FlowBin {
  readonly start: DayKey;
  readonly moneyIn: number;
  /** Of what came in, what is still on its way. */
  readonly processing: number;
  readonly moneyOut: number;
}

/** The chart's content: its bins and their sums. */
export interface CashFlow {
  readonly unit: 'day' | 'month';
  readonly bins: readonly FlowBin[];
  readonly moneyIn: number;
  readonly moneyOut: number;
  readonly net: number;
  readonly from: DayKey;
  /** The last day of the range. */
  readonly to: DayKey;
}

function startsOf(range: Range, today: DayKey): { unit: CashFlow['unit']; starts: DayKey[]; end: DayKey } {
  if (range === 'year') {
    const starts = Array.from({ length: 12 }, (_, index) => monthStart(today, index - 11));
    return { unit: 'month', starts, end: addDays(monthStart(today, 1), -1) };
  }
  const [first, end] =
    range === 'days' ? [addDays(today, -27), today] : [monthStart(today, -1), addDays(monthStart(today), -1)];
  const starts: DayKey[] = [];
  for (let day = first; day <= end; day = addDays(day, 1)) starts.push(day);
  return { unit: 'day', starts, end };
}

/**
 * Money in and out over a range: the last 28 days, the last whole month, or the last twelve months with the current
 * one. A payment that failed moved nothing.
 */
export function cashFlow(
  transactions: readonly PaymentTransaction[],
  range: Range,
  now: number,
  timeZone?: string,
): CashFlow {
  const { unit, starts, end } = startsOf(range, dayKey(now, timeZone));
  const list = starts.map((start) => ({ start, moneyIn: 0, processing: 0, moneyOut: 0 }));
  const begins = starts.map((start) => dayStart(start, timeZone));
  const until = dayStart(addDays(end, 1), timeZone);
  for (const transaction of transactions) {
    const at = Date.parse(transaction.createdAt);
    const bin = at < until ? list[begins.findLastIndex((begin) => begin <= at)] : undefined;
    if (!bin || transaction.status === 'FAILED') continue;
    const amount = signedAmountOf(transaction);
    if (amount < 0) bin.moneyOut -= amount;
    else bin.moneyIn += amount;
    if (amount > 0 && transaction.status === 'PROCESSING') bin.processing += amount;
  }
  const sum = (pick: (bin: FlowBin) => number) => list.reduce((total, bin) => total + pick(bin), 0);
  const moneyIn = sum((bin) => bin.moneyIn);
  const moneyOut = sum((bin) => bin.moneyOut);
  return { unit, bins: list, moneyIn, moneyOut, net: moneyIn - moneyOut, from: starts[0] ?? end, to: end };
}
