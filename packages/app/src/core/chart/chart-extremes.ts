/** Returns the index of the highest value, the first one of equal ones; -1 without values. */
export const highestIndex = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** Returns the index of the lowest value, the first one of equal ones; -1 without values. */
export const lowestIndex = (values: readonly number[]): number => values.indexOf(Math.min(...values));
