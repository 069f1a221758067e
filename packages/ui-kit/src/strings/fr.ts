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
  /* data-grid */
  gridSearch: 'Rechercher',
  gridColumns: 'Colonnes',
  gridExport: 'Télécharger le CSV',
  gridSelectPage: 'Tout sélectionner sur cette page',
  gridSelectRow: (row) => `Sélectionner ${row}`,
  gridSelected: (count) => `Sélection : ${count}`,
  gridSelectEvery: (total) => `Sélectionner les ${total}`,
  gridClearSelection: 'Effacer la sélection',
  gridActionsOf: (row) => `Actions pour ${row}`,
  gridOptionsOf: (column) => `Options de ${column}`,
  gridSortUp: 'Tri croissant',
  gridSortDown: 'Tri décroissant',
  gridSortNone: 'Retirer le tri',
  gridPinStart: 'Épingler au début',
  gridPinEnd: 'Épingler à la fin',
  gridUnpin: 'Détacher',
  gridMoveBack: 'Déplacer vers le début',
  gridMoveOn: 'Déplacer vers la fin',
  gridFit: 'Ajuster la largeur',
  gridHide: 'Masquer la colonne',
  gridWidthOf: (column) => `Largeur de ${column}`,
  gridFilterBy: (column) => `Filtrer par ${column}`,
  gridLeast: (column) => `${column}, minimum`,
  gridGreatest: (column) => `${column}, maximum`,
  gridFrom: 'De',
  gridTo: 'À',
  gridAny: 'Tous',
  gridNoMatch: 'Aucune ligne ne correspond',
  gridClearFilters: 'Effacer les filtres',
  gridRow: (place) => `la ligne ${place}`,
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
  /* tag */
  remove: 'Retirer',
  /* copy-button */
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas abouti. Sélectionnez plutôt le texte.',
  /* code-snippet */
  code: 'Code',
  /* avatar-group */
  andMore: (count) => `${count} de plus`,
  /* split-button */
  moreWays: 'Autres façons',
  /* nav */
  nav: 'Pages de cette rubrique',
  /* pagination */
  pagination: 'Pages',
  pageNumber: (page) => `Page ${page}`,
  pageOf: (page, count) => `Page ${page} sur ${count}`,
  /* timeline */
  pending: 'À venir',
  /* rating */
  ratingMissing: 'Choisissez une note.',
  /* sparkline */
  sparkline: (first, last, low, high) => `de ${first} à ${last}, minimum ${low}, maximum ${high}`,
  /* card */
  refresh: 'Actualiser',
  showContent: 'Afficher le contenu',
  /* carousel */
  slides: 'Diapositives',
  slideOf: (slide, count) => `${slide} sur ${count}`,
  slidePrevious: 'Diapositive précédente',
  slideNext: 'Diapositive suivante',
  slidesPause: 'Arrêter le défilement',
  slidesPlay: 'Lancer le défilement',
};
