/** English strings of `plinth-sparkline`. */
export const sparklineStrings = {
  sparkline: (first: string, last: string, low: string, high: string) =>
    `from ${first} to ${last}, lowest ${low}, highest ${high}`,
};
