import type { KitStrings } from './en.ts';

/** German. */
export const de: KitStrings = {
  /* shared */
  close: 'Schließen',
  optional: 'Optional',
  loading: 'Wird geladen',
  tryAgain: 'Erneut versuchen',
  /* field */
  characterCount: (used, limit) => `${used} von ${limit}`,
  charactersLeft: (left) => `Noch ${left} Zeichen`,
  /* checkbox */
  checkboxMissing: 'Setzen Sie hier einen Haken, um fortzufahren.',
  /* switch */
  switchMissing: 'Schalten Sie dies ein, um fortzufahren.',
  /* radio-group */
  radioMissing: 'Wählen Sie eine Möglichkeit.',
  /* amount-slider */
  amountMissing: 'Geben Sie einen Betrag ein.',
  amountOutOfRange: (min, max) => `Geben Sie einen Betrag von ${min} bis ${max} ein.`,
  /* stepper */
  steps: 'Schritte',
  stepOf: (step, count) => `Schritt ${step} von ${count}`,
  stepDone: 'Erledigt',
  /* app-shell */
  skipToContent: 'Zum Inhalt',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  /* side-menu */
  mainMenu: 'Hauptmenü',
  collapseMenu: 'Menü einklappen',
  needsAttention: 'Braucht Aufmerksamkeit',
  opensInNewTab: 'Öffnet sich in einem neuen Tab',
  /* scroll-to-top */
  scrollToTop: 'Nach oben',
  /* alert, toast */
  dismiss: 'Ausblenden',
  notifications: 'Mitteilungen',
  /* stat */
  statMore: (difference) => `${difference} mehr`,
  statLess: (difference) => `${difference} weniger`,
  statSame: 'Unverändert',
  /* avatar */
  presenceOnline: 'Online',
  presenceAway: 'Abwesend',
  presenceBusy: 'Beschäftigt',
  presenceOffline: 'Offline',
  /* breadcrumb */
  breadcrumb: 'Brotkrumen',
  /* progress */
  progress: 'Fortschritt',
  /* data-table */
  tableDetails: 'Details',
  tableDetailsOf: (row) => `Details zu ${row}`,
  tableRange: (from, to, total) => `${from}–${to} von ${total}`,
  tableShown: (shown, total) => `${shown} von ${total}`,
  tableShowMore: 'Mehr anzeigen',
  tablePreviousPage: 'Vorherige Seite',
  tableNextPage: 'Nächste Seite',
  tableTotal: 'Summe',
  tableEmpty: 'Noch nichts vorhanden',
  tableFailed: 'Das wurde nicht geladen',
  tableRestFailed: 'Der Rest wurde nicht geladen.',
  /* capacity-meter */
  capacityOwed: 'Geschuldet',
  capacityOfThatOnItsWay: 'Davon unterwegs',
  capacityOnItsWay: 'Unterwegs',
  capacityAvailable: 'Verfügbar',
  capacityLimit: 'Rahmen',
  capacitySummary: (owed, limit, available) => `${owed} von ${limit} geschuldet, ${available} verfügbar`,
  /* repayment-progress */
  collected: 'Eingezogen',
  amountOf: (part, whole) => `${part} von ${whole}`,
  repaymentSummary: (amounts, percent) => `${amounts}, ${percent}`,
  /* connection-status */
  connected: 'Verbunden',
  signInAgain: 'Neu anmelden',
  /* number-field, money-field */
  numberIncrease: 'Erhöhen',
  numberDecrease: 'Verringern',
  numberMissing: 'Geben Sie eine Zahl ein.',
  numberOutOfRange: (min, max) => `Geben Sie eine Zahl von ${min} bis ${max} ein.`,
  atLeast: (min) => `Geben Sie ${min} oder mehr ein.`,
  atMost: (max) => `Geben Sie ${max} oder weniger ein.`,
  numberNearest: (low, high) => `Geben Sie ${low} oder ${high} ein.`,
  /* search-field */
  searchClear: 'Suche leeren',
  searchMissing: 'Geben Sie ein, wonach Sie suchen.',
};
