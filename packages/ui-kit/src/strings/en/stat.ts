/** English strings of `plinth-stat`. */
export const statStrings = {
  statMore: (difference: string) => `${difference} more`,
  statLess: (difference: string) => `${difference} less`,
  statSame: 'No change',
};
