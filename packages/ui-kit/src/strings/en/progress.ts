/** English strings of `plinth-progress`. */
export const progressStrings = {
  progress: 'Progress',
};
