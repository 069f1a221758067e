/** English strings of `plinth-stepper`. */
export const stepperStrings = {
  steps: 'Steps',
  stepOf: (step: string, count: string) => `Step ${step} of ${count}`,
  stepDone: 'Done',
};
