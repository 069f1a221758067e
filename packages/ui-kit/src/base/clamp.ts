/** Returns a value within bounds: the nearer bound for a value beyond them. */
export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
