/**
 * The sample year of the financed business, moved to the clock by whole weeks: weekly collections stay on Mondays, and
 * every sum stays the same.
 */
import { HOUR_MS, WEEK_MS } from '#time.ts';

/** The Monday of the last collection in the sample data. */
const LAST_COLLECTION = Date.parse('2026-11-16T14:00:00Z');

/** Moves the sample data to a clock. */
export interface Calendar {
  /** Moves an instant of the sample data; never later than the clock. */
  readonly past: (instant: string) => Date;
  /** The Monday a number of weeks after the last collection. */
  readonly monday: (weeksAfterLast: number) => Date;
}

/** Creates the calendar at an instant: the last collection is on the last Monday. */
export function createCalendar(now: Date): Calendar {
  const shift = Math.floor((now.getTime() - LAST_COLLECTION) / WEEK_MS) * WEEK_MS;
  return {
    // Sample data from after that Monday may be in the future; it is then moved to the present.
    past: (instant) => new Date(Math.min(Date.parse(instant) + shift, now.getTime() - HOUR_MS)),
    monday: (weeksAfterLast) => new Date(LAST_COLLECTION + shift + weeksAfterLast * WEEK_MS),
  };
}
