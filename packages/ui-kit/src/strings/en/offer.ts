/** English strings of `plinth-offer`. */
export const offerStrings = {
  offerReceive: 'You receive',
  offerFee: 'Fee',
  offerRepay: 'To repay',
  offerWeekly: 'Weekly',
};
