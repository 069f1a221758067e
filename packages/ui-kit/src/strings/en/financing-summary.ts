/** English strings of `plinth-financing-summary`. */
export const financingSummaryStrings = {
  financing: 'Financing',
  financingAvailable: 'Available to draw',
  financingNext: 'Next collection',
  financingFrom: (account: string) => `from ${account}`,
  financingUntil: (month: string) => `until about ${month}`,
  financingNothingDue: 'Nothing is due',
  financingNone: 'No financing yet',
  financingNoneText: 'What you can draw and what you owe stand here once a contract is approved.',
  financingFailed: 'Your financing did not load',
  financingFailedText: 'Nothing was changed. Try again in a moment.',
  financingOffline: 'There is no connection. Try again when it is back.',
  financingSignedOut: 'Your session has ended. Sign in, then try again.',
};
