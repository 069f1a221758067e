/** English strings of `plinth-rating`. */
export const ratingStrings = {
  ratingMissing: 'Choose a rating.',
};
