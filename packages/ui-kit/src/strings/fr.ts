import type { KitStrings } from './en.ts';

/** French. */
export const fr: KitStrings = {
  /* shared */
  close: 'Fermer',
  optional: 'Facultatif',
  loading: 'Chargement',
  tryAgain: 'Réessayer',
  /* field */
  characterCount: (used, limit) => `${used} sur ${limit}`,
  charactersLeft: (left) => `${left} caractères restants`,
  /* checkbox */
  checkboxMissing: 'Cochez cette case pour continuer.',
  /* switch */
  switchMissing: 'Activez ceci pour continuer.',
  /* radio-group */
  radioMissing: 'Choisissez une option.',
  /* amount-slider */
  amountMissing: 'Saisissez un montant.',
  amountOutOfRange: (min, max) => `Saisissez un montant entre ${min} et ${max}.`,
  /* stepper */
  steps: 'Étapes',
  stepOf: (step, count) => `Étape ${step} sur ${count}`,
  stepDone: 'Terminé',
  /* app-shell */
  skipToContent: 'Aller au contenu',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  /* side-menu */
  mainMenu: 'Principal',
  collapseMenu: 'Réduire le menu',
  needsAttention: 'Demande votre attention',
  opensInNewTab: 'S’ouvre dans un nouvel onglet',
  /* scroll-to-top */
  scrollToTop: 'Haut de page',
  /* alert, toast */
  dismiss: 'Masquer',
  notifications: 'Notifications',
  /* stat */
  statMore: (difference) => `${difference} de plus`,
  statLess: (difference) => `${difference} de moins`,
  statSame: 'Aucun changement',
  /* avatar */
  presenceOnline: 'En ligne',
  presenceAway: 'Absent',
  presenceBusy: 'Occupé',
  presenceOffline: 'Hors ligne',
  /* breadcrumb */
  breadcrumb: 'Fil d’Ariane',
  /* progress */
  progress: 'Progression',
  /* data-table */
  tableDetails: 'Détails',
  tableDetailsOf: (row) => `Détails de ${row}`,
  tableRange: (from, to, total) => `${from}–${to} sur ${total}`,
  tableShown: (shown, total) => `${shown} sur ${total}`,
  tableShowMore: 'Afficher plus',
  tablePreviousPage: 'Page précédente',
  tableNextPage: 'Page suivante',
  tableTotal: 'Total',
  tableEmpty: 'Rien pour le moment',
  tableFailed: 'Le chargement a échoué',
  tableRestFailed: 'Le reste n’a pas été chargé.',
  /* capacity-meter */
  capacityOwed: 'Dû',
  capacityOfThatOnItsWay: 'Dont en cours de versement',
  capacityOnItsWay: 'En cours de versement',
  capacityAvailable: 'Disponible',
  capacityLimit: 'Plafond',
  capacitySummary: (owed, limit, available) => `${owed} dus sur ${limit}, ${available} disponibles`,
  /* repayment-progress */
  collected: 'Prélevé',
  amountOf: (part, whole) => `${part} sur ${whole}`,
  repaymentSummary: (amounts, percent) => `${amounts}, ${percent}`,
  /* connection-status */
  connected: 'Connectée',
  signInAgain: 'Reconnexion requise',
  /* number-field, money-field */
  numberIncrease: 'Augmenter',
  numberDecrease: 'Diminuer',
  numberMissing: 'Saisissez un nombre.',
  numberOutOfRange: (min, max) => `Saisissez un nombre de ${min} à ${max}.`,
  atLeast: (min) => `Saisissez ${min} ou plus.`,
  atMost: (max) => `Saisissez ${max} ou moins.`,
  numberNearest: (low, high) => `Saisissez ${low} ou ${high}.`,
  /* search-field */
  searchClear: 'Effacer la recherche',
  searchMissing: 'Saisissez ce que vous cherchez.',
};
