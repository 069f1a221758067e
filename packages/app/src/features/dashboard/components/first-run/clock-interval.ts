/** How often the first steps look at the clock, in milliseconds. */
export const CLOCK_INTERVAL_MS = 15_000;
