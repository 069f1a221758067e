/** English strings of `plinth-amount-slider`. */
export const amountSliderStrings = {
  amountMissing: 'Enter an amount.',
  amountWhole: (currency: string) => `Enter whole ${currency}.`,
  amountOutOfRange: (min: string, max: string) => `Enter an amount from ${min} to ${max}.`,
};
