/** English strings of `plinth-tour`. */
export const tourStrings = {
  tourPlace: (step: string, count: string) => `${step} of ${count}`,
  tourSkip: 'Skip',
  tourBack: 'Back',
  tourNext: 'Next',
  tourDone: 'Done',
};
