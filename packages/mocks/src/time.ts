/** Durations in milliseconds, and instants relative to another. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

/** The instant a duration before another, as ISO 8601. */
export const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
