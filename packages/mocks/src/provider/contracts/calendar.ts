/**
 * The year of the financed business, drawn once and moved to the clock by whole weeks: weekly collections stay on
 * Mondays, and every sum stays what it is.
 */
import { HOUR, WEEK } from '#time.ts';

/** The Monday of the last collection as drawn. */
const LAST_COLLECTION = Date.parse('2026-11-16T14:00:00Z');

/** Moves the drawing to a clock. */
export interface Calendar {
  /** A drawn instant, moved; never later than the clock. */
  readonly past: (drawn: string) => Date;
  /** The Monday so many weeks after the last collection. */
  readonly monday: (weeksAfterLast: number) => Date;
}

/** The calendar at a clock: the last collection is the last Monday that has been. */
export function createCalendar(now: Date): Calendar {
  const shift = Math.floor((now.getTime() - LAST_COLLECTION) / WEEK) * WEEK;
  return {
    // What was drawn for the days after the Monday may still lie ahead; then it happened a moment ago.
    past: (drawn) => new Date(Math.min(Date.parse(drawn) + shift, now.getTime() - HOUR)),
    monday: (weeksAfterLast) => new Date(LAST_COLLECTION + shift + weeksAfterLast * WEEK),
  };
}
