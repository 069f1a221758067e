/** Durations in milliseconds, and instants relative to another. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** The instant a duration before another, as ISO 8601. */
export const instantBefore = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
