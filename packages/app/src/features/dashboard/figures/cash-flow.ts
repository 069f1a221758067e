import { type PaymentTransaction, signedAmountOf } from '@plinth/api-client/resources/payment-transactions';
import { addDays, dayKey, dayStart, instantOf, monthStart, type DayKey } from '#shared/calendar.ts';

/** The ranges of the chart (product.md#limits), in the order in which the control shows them. */
export const ranges = ['days', 'month', 'year'] as const;
export type Range = (typeof ranges)[number];

/** The money in and out during one day or month, in minor units. Both are positive. */
export interface FlowBin {
  readonly start: DayKey;
  readonly moneyIn: number;
  /** The part of `moneyIn` that is still processing. */
  readonly processing: number;
  readonly moneyOut: number;
}

/** The chart's data: its bins and their totals. */
export interface CashFlow {
  readonly unit: 'day' | 'month';
  readonly bins: readonly FlowBin[];
  readonly moneyIn: number;
  readonly moneyOut: number;
  readonly net: number;
  readonly from: DayKey;
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
 * Returns the money in and out over a range: the last 28 days, the previous calendar month, or the last twelve months
 * including the current one. Failed payments don't count.
 */
export function cashFlow(
  transactions: readonly PaymentTransaction[],
  range: Range,
  now: number,
  timeZone?: string,
): CashFlow {
  const { unit, starts, end } = startsOf(range, dayKey(now, timeZone));
  const bins = starts.map((start) => ({ start, moneyIn: 0, processing: 0, moneyOut: 0 }));
  const binStarts = starts.map((start) => dayStart(start, timeZone));
  const endTime = dayStart(addDays(end, 1), timeZone);
  for (const transaction of transactions) {
    const time = instantOf(transaction.createdAt, timeZone);
    const bin = time < endTime ? bins[binStarts.findLastIndex((binStart) => binStart <= time)] : undefined;
    if (!bin || transaction.status === 'FAILED') continue;
    const amount = signedAmountOf(transaction);
    if (amount < 0) bin.moneyOut -= amount;
    else bin.moneyIn += amount;
    if (amount > 0 && transaction.status === 'PROCESSING') bin.processing += amount;
  }
  const sum = (amountOf: (bin: FlowBin) => number) => bins.reduce((total, bin) => total + amountOf(bin), 0);
  const moneyIn = sum((bin) => bin.moneyIn);
  const moneyOut = sum((bin) => bin.moneyOut);
  return { unit, bins, moneyIn, moneyOut, net: moneyIn - moneyOut, from: starts[0] ?? end, to: end };
}
