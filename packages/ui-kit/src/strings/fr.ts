import type { KitStrings } from './en.ts';
import { frFinancing } from './fr/financing.ts';

/** The French strings. */
export const fr: KitStrings = {
  /* shared */
  close: 'Fermer',
  optional: 'Facultatif',
  loading: 'Chargement',
  clearNamed: (name) => `Effacer ${name}`,
  tryAgain: 'Réessayer',
  /* field */
  characterCount: (used, limit) => `${used} sur ${limit}`,
  charactersLeft: (left) => `${left} caractères restants`,
  /* masked-field */
  formatMismatch: (format) => `Utilisez le format ${format}.`,
  formatExcess: (characters, format) => `« ${characters} » ne correspond pas au format ${format}.`,
  /* checkbox */
  checkboxMissing: 'Cochez cette case pour continuer.',
  /* switch */
  switchMissing: 'Activez ceci pour continuer.',
  /* radio-group */
  radioMissing: 'Choisissez une option.',
  /* checkbox-group */
  choicesMissing: 'Choisissez au moins une option.',
  choicesTooFew: (min) => `Choisissez-en au moins ${min}.`,
  choicesTooMany: (max) => `Choisissez-en au plus ${max}.`,
  choicesAll: 'Tout sélectionner',
  /* amount-slider */
  amountMissing: 'Saisissez un montant.',
  amountWhole: (currency) => `Saisissez un montant entier en ${currency}.`,
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
  more: 'Plus',
  /* scroll-to-top */
  scrollToTop: 'Haut de page',
  /* alert, toast */
  dismiss: 'Masquer',
  dismissNamed: (name) => `Masquer « ${name} »`,
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
  tableRange: (from, to, total) => `Affichage de ${from}–${to} sur ${total}`,
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
  gridSelectRows: (count) => (count === '1' ? 'Sélectionner 1 ligne' : `Sélectionner les ${count} lignes`),
  gridSelectRowsOnPage: (count) =>
    count === '1' ? 'Sélectionner 1 ligne sur cette page' : `Sélectionner les ${count} lignes de cette page`,
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
  expandRow: (row) => `Développer ${row}`,
  collapseRow: (row) => `Réduire ${row}`,
  /* data-grid, tree */
  moveNamed: (name) => `Déplacer ${name}`,
  moveUp: 'Déplacer vers le haut',
  moveDown: 'Déplacer vers le bas',
  moveFirst: 'Déplacer tout en haut',
  moveLast: 'Déplacer tout en bas',
  moved: (name, place, total) => `${name} déplacé : ${place} sur ${total}`,
  moveInto: (name) => `Déplacer dans ${name}`,
  moveOut: (name) => `Sortir de ${name}`,
  movedInto: (name, parent, place, total) => `${name} déplacé : ${place} sur ${total} dans ${parent}`,
  moveBlocked: 'Retirez le tri, les filtres et la recherche pour déplacer des lignes',
  /* tag */
  remove: 'Retirer',
  /* copy-button */
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas abouti. Appuyez sur Ctrl+C ou ⌘C pour copier le texte sélectionné.',
  /* code-snippet */
  code: 'Code',
  /* color-field */
  colorMissing: 'Saisissez une couleur.',
  colorInvalid: (example) => `Saisissez une couleur, par exemple ${example}.`,
  colorPicker: 'Ouvrir le sélecteur de couleur',
  colorOpacity: 'Opacité',
  colorSwatches: 'Couleurs suggérées',
  /* avatar-group */
  andMore: (count) => `${count} de plus`,
  /* split-button */
  moreWays: 'Autres options',
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
  /* sortable-list */
  sortablePickedUp: (item) =>
    `${item}. Les touches fléchées le déplacent, Espace ou Entrée le dépose, Échap le remet à sa place.`,
  sortablePlace: (name, place, total) => `${name}, ${place} sur ${total}`,
  sortablePlaceIn: (name, list, place, total) => `${name}, ${place} sur ${total} dans ${list}`,
  sortableCopied: (item) => `Copié : ${item}`,
  sortableCanceled: (item) => `Remis à sa place : ${item}`,
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
  /* customizer */
  appearance: 'Apparence',
  openCustomizer: 'Modifier l’apparence',
  skin: 'Thème',
  skinLight: 'Clair',
  skinBordered: 'Bordé',
  skinDark: 'Sombre',
  skinSemiDark: 'Semi-sombre',
  contentWidth: 'Largeur du contenu',
  widthFull: 'Pleine',
  widthBoxed: 'Limitée',
  menuLayout: 'Disposition du menu',
  menuVertical: 'Verticale',
  menuHorizontal: 'Horizontale',
  menuCollapsed: 'Menu réduit',
  menuCollapsedReason: 'Seulement avec le menu vertical',
  menuHidden: 'Menu masqué',
  rightToLeft: 'De droite à gauche',
  navbarColor: 'Couleur de la barre',
  colorWhite: 'Blanc',
  colorPrimary: 'Principale',
  colorSecondary: 'Secondaire',
  colorSuccess: 'Succès',
  colorDanger: 'Danger',
  colorInfo: 'Info',
  colorWarning: 'Alerte',
  colorDark: 'Sombre',
  navbarType: 'Type de barre',
  menuType: 'Type de menu',
  typeFloating: 'Flottante',
  typeSticky: 'Collante',
  typeStatic: 'Statique',
  typeHidden: 'Masquée',
  footerType: 'Type de pied de page',
  routerTransition: 'Transition entre pages',
  transitionFade: 'Fondu',
  transitionFadeInLeft: 'Fondu depuis la gauche',
  transitionZoomIn: 'Zoom',
  transitionNone: 'Aucune',
  resetSettings: 'Réinitialiser',
  resetQuestion: 'Réinitialiser l’apparence ?',
  resetExplanation: 'Tous les réglages reprennent leur valeur par défaut.',
  keepSettings: 'Conserver',
  copySettings: 'Copier les réglages',
  /* command-palette */
  search: 'Rechercher',
  recent: 'Récents',
  noResults: 'Aucun résultat',
  results: (count) => (count === 1 ? '1 résultat' : `${count} résultats`),
  bookmark: (title) => `Ajouter ${title} aux favoris`,
  bookmarked: 'Dans les favoris',
  /* stepped */
  numberAmbiguous: (decimal, grouped) => `Vouliez-vous dire ${decimal} ou ${grouped} ?`,
  numberTooLong: 'Ce nombre a trop de chiffres.',
  numberIncrease: 'Augmenter',
  numberDecrease: 'Diminuer',
  atLeast: (min) => `Saisissez ${min} ou plus.`,
  atMost: (max) => `Saisissez ${max} ou moins.`,
  /* number-field */
  numberMissing: 'Saisissez un nombre.',
  numberOutOfRange: (min, max) => `Saisissez un nombre de ${min} à ${max}.`,
  numberNearest: (low, high) => `Saisissez ${low} ou ${high}.`,
  /* search-field */
  searchMissing: 'Saisissez un terme de recherche.',
  /* chips */
  removeNamed: (name) => `Retirer ${name}`,
  added: (name) => `${name} ajouté`,
  removed: (name) => `${name} retiré`,
  /* typed-values */
  tagInvalid: (tag) => `${tag} n’est pas valide ici.`,
  textPending: (text) => `Appuyez sur Entrée pour ajouter « ${text} ».`,
  /* combobox */
  showOptions: 'Afficher les options',
  nothingFound: 'Aucun résultat',
  optionsFailed: 'Les options n’ont pas été chargées.',
  loadingMore: 'Chargement de la suite…',
  optionsFound: (count) => `Options : ${count}`,
  optionCreate: (text) => `Ajouter « ${text} »`,
  optionUnknown: 'Choisissez dans la liste.',
  /* options */
  optionUnlisted: (name) => `${name} n’est pas dans la liste.`,
  /* tag-input */
  tagsMissing: 'Ajoutez au moins un élément.',
  tagsTooMany: (max) => `Ajoutez au plus ${max}.`,
  tagTwice: (tag) => `${tag} est déjà dans la liste.`,
  /* calendar */
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  dayNotAvailable: (day) => `${day}, indisponible`,
  calendarMonth: 'Mois',
  calendarYear: 'Année',
  calendarPresets: 'Choix rapides',
  /* limits */
  notBefore: (limit) => `Saisissez ${limit} ou plus tard.`,
  notAfter: (limit) => `Saisissez ${limit} ou plus tôt.`,
  /* date-field */
  dateDay: 'JJ',
  dateMonth: 'MM',
  dateYear: 'AAAA',
  dateMissing: 'Saisissez une date.',
  dateInvalid: (example) => `Saisissez une date, par exemple ${example}.`,
  dateUnavailable: 'Cette date n’est pas disponible. Choisissez-en une autre.',
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
  /* date-time-field */
  dateTimeMissing: 'Saisissez une date et une heure.',
  dateTimeInvalid: (example) => `Saisissez une date et une heure, par exemple ${example}.`,
  /* range-slider */
  rangeFrom: (name) => `${name}, de`,
  rangeTo: (name) => `${name}, à`,
  fromTo: (low, high) => `${low} à ${high}`,
  /* dropzone */
  filesChoose: 'Choisir des fichiers',
  fileChoose: 'Choisir un fichier',
  fileMissing: 'Ajoutez un fichier.',
  filesDrop: 'ou déposez ou collez ici',
  fileLimitSize: (size) => `${size} maximum chacun`,
  fileLimitCount: (count) => `Au plus ${count}`,
  fileRefusedFolder: (name) => `${name} est un dossier. Ajoutez les fichiers qu’il contient.`,
  fileRefusedEmpty: (name) => `${name} est vide.`,
  fileRefusedName: (name) => `Le nom de ${name} contient des caractères invisibles. Renommez le fichier.`,
  fileRefusedType: (name) => `Le type de ${name} n’est pas accepté.`,
  fileRefusedSize: (name, size) => `${name} dépasse ${size}.`,
  fileRefusedMany: (name, count) => `${name} n’a pas été ajouté. Vous pouvez en ajouter ${count} au plus.`,
  fileRefusedMore: (count) => `Autres non ajoutés : ${count}.`,
  fileWaiting: 'En attente',
  fileDone: 'Envoyé',
  fileFailed: 'Ce fichier n’a pas été envoyé.',
  fileUploading: (name) => `Envoi de ${name}`,
  filesUploaded: (done, count) => `Envoyés : ${done} sur ${count}`,
  /* list */
  loadFailed: 'Le chargement a échoué',
  /* tour */
  tourPlace: (step, count) => `${step} sur ${count}`,
  tourSkip: 'Passer',
  tourBack: 'Retour',
  tourNext: 'Suivant',
  tourDone: 'Terminer',
  /* wizard */
  wizardBack: 'Retour',
  wizardNext: 'Suivant',
  wizardSubmit: 'Envoyer',
  /* repeater */
  repeaterItem: 'Élément',
  repeaterPlace: (item, number) => `${item} ${number}`,
  repeaterAdd: 'Ajouter',
  repeaterMax: (count) => `Pas plus de ${count}`,
  /* dialogs */
  ok: 'OK',
  cancel: 'Annuler',
  /* document-list */
  documentDownload: (name) => `Télécharger ${name}`,
  documentsEmpty: 'Aucun document pour l’instant',
  /* notification-list */
  notificationsNew: (count) => (count === '1' ? '1 nouvelle' : `${count} nouvelles`),
  notificationArrived: (title) => `Nouvelle notification : ${title}`,
  notificationsArrived: (count) => `${count} nouvelles notifications`,
  notificationUnread: 'Non lue',
  notificationsRead: 'Tout marquer comme lu',
  notificationsEmpty: 'Rien de nouveau',
  /* user-menu */
  userMenu: 'Menu du compte',
  userMenuOf: (name) => `Menu du compte de ${name}`,
  /* language-list */
  language: 'Langue',
  /* split-panel */
  paneSize: 'Taille des volets',
  /* financing */
  ...frFinancing,
};
