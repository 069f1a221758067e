/** English strings of `plinth-repayment-progress`. */
export const repaymentProgressStrings = {
  collected: 'Collected',
  amountOf: (part: string, whole: string) => `${part} of ${whole}`,
  repaymentSummary: (amounts: string, percent: string) => `${amounts}, ${percent}`,
};
