/** English: the fallback of every language. Functions take what the sentence needs. */
export const en = {
  /* shared */
  close: 'Close',
  optional: 'Optional',
  loading: 'Loading',
  tryAgain: 'Try again',
  /* field */
  characterCount: (used: string, limit: string) => `${used} of ${limit}`,
  charactersLeft: (left: string) => `${left} characters left`,
  /* checkbox */
  checkboxMissing: 'Check this box to continue.',
  /* switch */
  switchMissing: 'Turn this on to continue.',
  /* radio-group */
  radioMissing: 'Choose one.',
  /* amount-slider */
  amountMissing: 'Enter an amount.',
  amountOutOfRange: (min: string, max: string) => `Enter an amount from ${min} to ${max}.`,
  /* stepper */
  steps: 'Steps',
  stepOf: (step: string, count: string) => `Step ${step} of ${count}`,
  stepDone: 'Done',
  /* app-shell */
  skipToContent: 'Skip to content',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /* side-menu */
  mainMenu: 'Main',
  collapseMenu: 'Collapse menu',
  needsAttention: 'Needs attention',
  opensInNewTab: 'Opens in a new tab',
  /* scroll-to-top */
  scrollToTop: 'Back to top',
  /* alert, toast */
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  /* stat */
  statMore: (difference: string) => `${difference} more`,
  statLess: (difference: string) => `${difference} less`,
  statSame: 'No change',
  /* avatar */
  presenceOnline: 'Online',
  presenceAway: 'Away',
  presenceBusy: 'Busy',
  presenceOffline: 'Offline',
  /* breadcrumb */
  breadcrumb: 'Breadcrumb',
  /* progress */
  progress: 'Progress',
  /* data-table */
  tableDetails: 'Details',
  tableDetailsOf: (row: string) => `Details of ${row}`,
  tableRange: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  tableShown: (shown: string, total: string) => `${shown} of ${total}`,
  tableShowMore: 'Show more',
  tablePreviousPage: 'Previous page',
  tableNextPage: 'Next page',
  tableTotal: 'Total',
  tableEmpty: 'Nothing here yet',
  tableFailed: 'This did not load',
  tableRestFailed: 'The rest did not load.',
  /* capacity-meter */
  capacityOwed: 'Owed',
  capacityOfThatOnItsWay: 'Of that, on its way',
  capacityOnItsWay: 'On its way',
  capacityAvailable: 'Available',
  capacityLimit: 'Limit',
  capacitySummary: (owed: string, limit: string, available: string) => `${owed} owed of ${limit}, ${available} available`,
  /* repayment-progress */
  collected: 'Collected',
  amountOf: (part: string, whole: string) => `${part} of ${whole}`,
  repaymentSummary: (amounts: string, percent: string) => `${amounts}, ${percent}`,
  /* connection-status */
  connected: 'Connected',
  signInAgain: 'Sign in again',
  /* number-field, money-field */
  numberIncrease: 'Increase',
  numberDecrease: 'Decrease',
  numberMissing: 'Enter a number.',
  numberOutOfRange: (min: string, max: string) => `Enter a number from ${min} to ${max}.`,
  atLeast: (min: string) => `Enter ${min} or more.`,
  atMost: (max: string) => `Enter ${max} or less.`,
  numberNearest: (low: string, high: string) => `Enter ${low} or ${high}.`,
  /* search-field */
  searchClear: 'Clear search',
  searchMissing: 'Enter what to look for.',
};

/** The strings of the kit, all of them: a language is complete or it does not compile. */
export type KitStrings = { readonly [Key in keyof typeof en]: (typeof en)[Key] };
