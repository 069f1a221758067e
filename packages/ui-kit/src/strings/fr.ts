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
  /* stepped */
  numberIncrease: 'Augmenter',
  numberDecrease: 'Diminuer',
  atLeast: (min) => `Saisissez ${min} ou plus.`,
  atMost: (max) => `Saisissez ${max} ou moins.`,
  /* number-field */
  numberMissing: 'Saisissez un nombre.',
  numberOutOfRange: (min, max) => `Saisissez un nombre de ${min} à ${max}.`,
  numberNearest: (low, high) => `Saisissez ${low} ou ${high}.`,
  /* search-field */
  searchClear: 'Effacer la recherche',
  searchMissing: 'Saisissez ce que vous cherchez.',
  /* chips */
  removeNamed: (name) => `Retirer ${name}`,
  added: (name) => `${name} ajouté`,
  removed: (name) => `${name} retiré`,
  /* combobox */
  showOptions: 'Afficher les options',
  nothingFound: 'Aucun résultat',
  optionsFailed: 'Les options n’ont pas été chargées.',
  optionsFound: (count) => `Options : ${count}`,
  optionCreate: (text) => `Ajouter « ${text} »`,
  optionUnknown: 'Choisissez dans la liste.',
  /* tag-input */
  tagsMissing: 'Ajoutez au moins un élément.',
  tagsTooMany: (max) => `Ajoutez au plus ${max}.`,
  tagTwice: (tag) => `${tag} y est déjà.`,
  tagInvalid: (tag) => `${tag} ne convient pas.`,
  /* calendar */
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  dayNotAvailable: (day) => `${day}, indisponible`,
  /* limits */
  notBefore: (limit) => `Saisissez ${limit} ou plus tard.`,
  notAfter: (limit) => `Saisissez ${limit} ou plus tôt.`,
  /* date-field */
  dateDay: 'JJ',
  dateMonth: 'MM',
  dateYear: 'AAAA',
  dateMissing: 'Saisissez une date.',
  dateInvalid: (example) => `Saisissez une date, par exemple ${example}.`,
  dateUnavailable: 'Choisissez une autre date : celle-ci n’est pas disponible.',
  openCalendar: 'Ouvrir le calendrier',
  /* date-range-picker */
  rangeStart: 'Début',
  rangeEnd: 'Fin',
  rangeReversed: 'Saisissez une fin qui ne précède pas le début.',
  rangeHalf: 'Saisissez un début et une fin.',
  /* time-field */
  timeMissing: 'Saisissez une heure.',
  timeInvalid: (example) => `Saisissez une heure, par exemple ${example}.`,
  showTimes: 'Afficher les heures',
  /* range-slider */
  rangeFrom: (name) => `${name}, de`,
  rangeTo: (name) => `${name}, à`,
  fromTo: (low, high) => `${low} à ${high}`,
  /* dropzone */
  filesChoose: 'Choisir des fichiers',
  fileChoose: 'Choisir un fichier',
  filesDrop: 'ou déposez et collez ici',
  fileLimitSize: (size) => `${size} maximum chacun`,
  fileLimitCount: (count) => `Au plus ${count}`,
  fileRefusedType: (name) => `Le type de ${name} n’est pas accepté.`,
  fileRefusedSize: (name, size) => `${name} dépasse ${size}.`,
  fileRefusedMany: (name, count) => `${name} n’a pas été ajouté : au plus ${count}.`,
  fileRefusedMore: (count) => `Autres non ajoutés : ${count}.`,
  fileWaiting: 'En attente',
  fileDone: 'Envoyé',
  fileFailed: 'Ce fichier n’a pas été envoyé.',
  fileUploading: (name) => `Envoi de ${name}`,
  filesUploaded: (done, count) => `Envoyés : ${done} sur ${count}`,
  /* list */
  loadFailed: 'Le chargement a échoué',
  /* document-list */
  documentDownload: (name) => `Télécharger ${name}`,
  documentsEmpty: 'Aucun document pour l’instant',
  /* connection-card */
  reconnect: 'Reconnecter',
  reconnectName: (name) => `Reconnecter ${name}`,
  accountsOf: (name) => `Comptes chez ${name}`,
  accountsNone: 'Aucun compte n’est partagé.',
  disconnected: 'Déconnecté',
  /* transaction-list */
  transactionsEmpty: 'Aucune transaction pour l’instant',
  transactionFailed: 'Échec',
  /* repayment-schedule */
  scheduleEmpty: 'Aucun paiement à venir',
  scheduleDate: 'Date',
  schedulePayment: 'Paiement',
  scheduleLeft: 'Restant',
  scheduleTotal: 'Total',
  schedulePaid: 'Payé',
  scheduleNext: 'Prochain',
  scheduleLate: 'En retard',
  scheduleShowAll: (count) => `Tout afficher (${count})`,
  scheduleShowLess: 'Afficher moins',
  /* offer */
  offerReceive: 'Vous recevez',
  offerFee: 'Frais',
  offerRepay: 'À rembourser',
  offerWeekly: 'Par semaine',
};
