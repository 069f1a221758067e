/** Spans of time in milliseconds, and days as the provider counts them. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

/** The instant so many milliseconds before another, as ISO 8601. */
export const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
