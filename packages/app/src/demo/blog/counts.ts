/** Returns a count in its short form, as `1.2k`. */
export const shortCount = (count: number): string =>
  new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(count).toLowerCase();

/** Returns a number of comments as text. */
export const commentsText = (count: number): string => (count === 1 ? '1 comment' : `${count} comments`);
