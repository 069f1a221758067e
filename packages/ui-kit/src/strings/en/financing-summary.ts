/** English strings of `plinth-financing-summary`. */
export const financingSummaryStrings = {
  financing: 'Financing',
  financingAvailable: 'Available to draw',
  financingNext: 'Next collection',
  financingFrom: (account: string) => `from ${account}`,
  financingUntil: (month: string) => `until about ${month}`,
  financingNothingDue: 'Nothing due',
  financingNone: 'No financing yet',
  financingNoneText: 'What you can draw and what you owe will appear here once a contract is approved.',
  financingFailed: 'Your financing didn’t load',
  financingFailedText: 'Nothing was changed. Try again in a moment.',
  financingOffline: 'No connection. Try again when you’re back online.',
  financingSignedOut: 'Your session has ended. Sign in, then try again.',
};
