import { deFinancing } from './de/financing.ts';
import type { KitStrings } from './en.ts';

/** The German strings. */
export const de: KitStrings = {
  /* shared */
  close: 'Schließen',
  optional: 'Optional',
  loading: 'Wird geladen',
  clearNamed: (name) => `${name} leeren`,
  tryAgain: 'Erneut versuchen',
  /* field */
  characterCount: (used, limit) => `${used} von ${limit}`,
  charactersLeft: (left) => `Noch ${left} Zeichen`,
  /* masked-field */
  formatMismatch: (format) => `Verwenden Sie das Format ${format}.`,
  formatExcess: (characters, format) => `„${characters}“ passt nicht in das Format ${format}.`,
  /* checkbox */
  checkboxMissing: 'Setzen Sie hier einen Haken, um fortzufahren.',
  /* switch */
  switchMissing: 'Schalten Sie dies ein, um fortzufahren.',
  /* radio-group */
  radioMissing: 'Wählen Sie eine Möglichkeit.',
  /* checkbox-group */
  choicesMissing: 'Wählen Sie mindestens eine Möglichkeit.',
  choicesTooFew: (min) => `Wählen Sie mindestens ${min}.`,
  choicesTooMany: (max) => `Wählen Sie höchstens ${max}.`,
  choicesAll: 'Alle auswählen',
  /* amount-slider */
  amountMissing: 'Geben Sie einen Betrag ein.',
  amountWhole: (currency) => `Geben Sie einen ganzen Betrag in ${currency} ein.`,
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
  more: 'Mehr',
  /* scroll-to-top */
  scrollToTop: 'Nach oben',
  /* alert, toast */
  dismiss: 'Ausblenden',
  dismissNamed: (name) => `„${name}“ ausblenden`,
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
  tableRange: (from, to, total) => `Angezeigt: ${from}–${to} von ${total}`,
  tableShown: (shown, total) => `${shown} von ${total}`,
  tableShowMore: 'Mehr anzeigen',
  tablePreviousPage: 'Vorherige Seite',
  tableNextPage: 'Nächste Seite',
  tableTotal: 'Summe',
  tableEmpty: 'Noch nichts vorhanden',
  tableRestFailed: 'Der Rest wurde nicht geladen.',
  /* data-grid */
  gridSearch: 'Suchen',
  gridColumns: 'Spalten',
  gridExport: 'CSV herunterladen',
  gridSelectRows: (count) => (count === '1' ? '1 Zeile auswählen' : `Alle ${count} Zeilen auswählen`),
  gridSelectRowsOnPage: (count) =>
    count === '1' ? '1 Zeile auf dieser Seite auswählen' : `Alle ${count} Zeilen auf dieser Seite auswählen`,
  gridSelectRow: (row) => `${row} auswählen`,
  gridSelected: (count) => `${count} ausgewählt`,
  gridSelectEvery: (total) => `Alle ${total} auswählen`,
  gridClearSelection: 'Auswahl aufheben',
  gridActionsOf: (row) => `Aktionen für ${row}`,
  gridOptionsOf: (column) => `Optionen von ${column}`,
  gridSortUp: 'Aufsteigend sortieren',
  gridSortDown: 'Absteigend sortieren',
  gridSortNone: 'Sortierung entfernen',
  gridPinStart: 'Am Anfang anheften',
  gridPinEnd: 'Am Ende anheften',
  gridUnpin: 'Lösen',
  gridMoveBack: 'Zum Anfang verschieben',
  gridMoveOn: 'Zum Ende verschieben',
  gridFit: 'Breite anpassen',
  gridHide: 'Spalte ausblenden',
  gridWidthOf: (column) => `Breite von ${column}`,
  gridFilterBy: (column) => `Nach ${column} filtern`,
  gridLeast: (column) => `${column}, mindestens`,
  gridGreatest: (column) => `${column}, höchstens`,
  gridFrom: 'Von',
  gridTo: 'Bis',
  gridAny: 'Alle',
  gridNoMatch: 'Keine Zeile passt',
  gridClearFilters: 'Filter löschen',
  gridRow: (place) => `Zeile ${place}`,
  expandRow: (row) => `${row} ausklappen`,
  collapseRow: (row) => `${row} einklappen`,
  /* data-grid, tree */
  moveNamed: (name) => `${name} verschieben`,
  moveUp: 'Nach oben verschieben',
  moveDown: 'Nach unten verschieben',
  moveFirst: 'Ganz nach oben verschieben',
  moveLast: 'Ganz nach unten verschieben',
  moved: (name, place, total) => `${name} verschoben: ${place} von ${total}`,
  moveInto: (name) => `In ${name} verschieben`,
  moveOut: (name) => `Aus ${name} herausnehmen`,
  movedInto: (name, parent, place, total) => `${name} verschoben: ${place} von ${total} in ${parent}`,
  moveBlocked: 'Entfernen Sie Sortierung, Filter und Suche, um Zeilen zu verschieben',
  /* tag */
  remove: 'Entfernen',
  /* copy-button */
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Das Kopieren hat nicht geklappt. Drücken Sie Strg+C oder ⌘C, um den markierten Text zu kopieren.',
  /* code-snippet */
  code: 'Code',
  /* color-field */
  colorMissing: 'Geben Sie eine Farbe ein.',
  colorInvalid: (example) => `Geben Sie eine Farbe ein, zum Beispiel ${example}.`,
  colorPicker: 'Farbauswahl öffnen',
  colorOpacity: 'Deckkraft',
  colorSwatches: 'Farbvorschläge',
  /* avatar-group */
  andMore: (count) => `${count} weitere`,
  /* split-button */
  moreWays: 'Weitere Optionen',
  /* nav */
  nav: 'Seiten dieses Bereichs',
  /* pagination */
  pagination: 'Seiten',
  pageNumber: (page) => `Seite ${page}`,
  pageOf: (page, count) => `Seite ${page} von ${count}`,
  /* timeline */
  pending: 'Steht noch aus',
  /* rating */
  ratingMissing: 'Wählen Sie eine Bewertung.',
  /* sortable-list */
  sortablePickedUp: (item) =>
    `${item}. Die Pfeiltasten verschieben, Leertaste oder Eingabe legt ab, Escape legt zurück.`,
  sortablePlace: (name, place, total) => `${name}, ${place} von ${total}`,
  sortablePlaceIn: (name, list, place, total) => `${name}, ${place} von ${total} in ${list}`,
  sortableCopied: (item) => `Kopiert: ${item}`,
  sortableCanceled: (item) => `Zurückgelegt: ${item}`,
  /* sparkline */
  sparkline: (first, last, low, high) => `von ${first} bis ${last}, niedrigster Wert ${low}, höchster Wert ${high}`,
  /* card */
  refresh: 'Aktualisieren',
  showContent: 'Inhalt anzeigen',
  /* carousel */
  slides: 'Folien',
  slideOf: (slide, count) => `${slide} von ${count}`,
  slidePrevious: 'Vorherige Folie',
  slideNext: 'Nächste Folie',
  slidesPause: 'Folien anhalten',
  slidesPlay: 'Folien starten',
  /* customizer */
  appearance: 'Darstellung',
  openCustomizer: 'Darstellung ändern',
  skin: 'Erscheinungsbild',
  skinLight: 'Hell',
  skinBordered: 'Umrandet',
  skinDark: 'Dunkel',
  skinSemiDark: 'Halbdunkel',
  contentWidth: 'Breite des Inhalts',
  widthFull: 'Voll',
  widthBoxed: 'Begrenzt',
  menuLayout: 'Menüanordnung',
  menuVertical: 'Senkrecht',
  menuHorizontal: 'Waagerecht',
  menuCollapsed: 'Menü eingeklappt',
  menuCollapsedReason: 'Nur mit senkrechtem Menü',
  menuHidden: 'Menü ausgeblendet',
  rightToLeft: 'Von rechts nach links',
  navbarColor: 'Farbe der Kopfleiste',
  colorWhite: 'Weiß',
  colorPrimary: 'Primär',
  colorSecondary: 'Sekundär',
  colorSuccess: 'Erfolg',
  colorDanger: 'Gefahr',
  colorInfo: 'Info',
  colorWarning: 'Warnung',
  colorDark: 'Dunkel',
  navbarType: 'Art der Kopfleiste',
  menuType: 'Art des Menüs',
  typeFloating: 'Schwebend',
  typeSticky: 'Haftend',
  typeStatic: 'Statisch',
  typeHidden: 'Aus',
  footerType: 'Art der Fußzeile',
  routerTransition: 'Seitenübergang',
  transitionFade: 'Einblenden',
  transitionFadeInLeft: 'Von links einblenden',
  transitionZoomIn: 'Heranzoomen',
  transitionNone: 'Keiner',
  resetSettings: 'Zurücksetzen',
  resetQuestion: 'Darstellung zurücksetzen?',
  resetExplanation: 'Alle Einstellungen werden auf die Standardwerte zurückgesetzt.',
  keepSettings: 'Behalten',
  copySettings: 'Einstellungen kopieren',
  /* command-palette */
  search: 'Suchen',
  recent: 'Zuletzt',
  noResults: 'Keine Ergebnisse',
  results: (count) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
  bookmark: (title) => `Lesezeichen für ${title}`,
  bookmarked: 'Mit Lesezeichen',
  /* stepped */
  numberAmbiguous: (decimal, grouped) => `Meinten Sie ${decimal} oder ${grouped}?`,
  numberTooLong: 'Diese Zahl hat zu viele Stellen.',
  numberIncrease: 'Erhöhen',
  numberDecrease: 'Verringern',
  atLeast: (min) => `Geben Sie ${min} oder mehr ein.`,
  atMost: (max) => `Geben Sie ${max} oder weniger ein.`,
  /* number-field */
  numberMissing: 'Geben Sie eine Zahl ein.',
  numberOutOfRange: (min, max) => `Geben Sie eine Zahl von ${min} bis ${max} ein.`,
  numberNearest: (low, high) => `Geben Sie ${low} oder ${high} ein.`,
  /* search-field */
  searchMissing: 'Geben Sie einen Suchbegriff ein.',
  /* chips */
  removeNamed: (name) => `${name} entfernen`,
  added: (name) => `${name} hinzugefügt`,
  removed: (name) => `${name} entfernt`,
  /* typed-values */
  tagInvalid: (tag) => `${tag} ist hier nicht gültig.`,
  textPending: (text) => `Drücken Sie die Eingabetaste, um „${text}“ hinzuzufügen.`,
  /* combobox */
  showOptions: 'Optionen anzeigen',
  nothingFound: 'Nichts gefunden',
  optionsFailed: 'Die Optionen wurden nicht geladen.',
  loadingMore: 'Weitere werden geladen …',
  optionsFound: (count) => `Optionen: ${count}`,
  optionCreate: (text) => `„${text}“ hinzufügen`,
  optionUnknown: 'Wählen Sie etwas aus der Liste.',
  /* options */
  optionUnlisted: (name) => `${name} ist nicht in der Liste.`,
  /* tag-input */
  tagsMissing: 'Fügen Sie mindestens einen Eintrag hinzu.',
  tagsTooMany: (max) => `Fügen Sie höchstens ${max} hinzu.`,
  tagTwice: (tag) => `${tag} ist bereits in der Liste.`,
  /* calendar */
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  dayNotAvailable: (day) => `${day}, nicht verfügbar`,
  calendarMonth: 'Monat',
  calendarYear: 'Jahr',
  calendarPresets: 'Schnellauswahl',
  /* limits */
  notBefore: (limit) => `Geben Sie ${limit} oder später ein.`,
  notAfter: (limit) => `Geben Sie ${limit} oder früher ein.`,
  /* date-field */
  dateDay: 'TT',
  dateMonth: 'MM',
  dateYear: 'JJJJ',
  dateMissing: 'Geben Sie ein Datum ein.',
  dateInvalid: (example) => `Geben Sie ein Datum ein, zum Beispiel ${example}.`,
  dateUnavailable: 'Dieses Datum ist nicht verfügbar. Wählen Sie ein anderes.',
  openCalendar: 'Kalender öffnen',
  /* date-range-picker */
  rangeStart: 'Beginn',
  rangeEnd: 'Ende',
  rangeReversed: 'Geben Sie ein Ende ein, das nicht vor dem Beginn liegt.',
  rangeHalf: 'Geben Sie Beginn und Ende ein.',
  /* time-field */
  timeMissing: 'Geben Sie eine Uhrzeit ein.',
  timeInvalid: (example) => `Geben Sie eine Uhrzeit ein, zum Beispiel ${example}.`,
  showTimes: 'Uhrzeiten anzeigen',
  /* date-time-field */
  dateTimeMissing: 'Geben Sie ein Datum und eine Uhrzeit ein.',
  dateTimeInvalid: (example) => `Geben Sie ein Datum und eine Uhrzeit ein, zum Beispiel ${example}.`,
  /* range-slider */
  rangeFrom: (name) => `${name}, von`,
  rangeTo: (name) => `${name}, bis`,
  fromTo: (low, high) => `${low} bis ${high}`,
  /* dropzone */
  filesChoose: 'Dateien auswählen',
  fileChoose: 'Datei auswählen',
  fileMissing: 'Fügen Sie eine Datei hinzu.',
  filesDrop: 'oder hier ablegen oder einfügen',
  fileLimitSize: (size) => `Je bis zu ${size}`,
  fileLimitCount: (count) => `Höchstens ${count}`,
  fileRefusedFolder: (name) => `${name} ist ein Ordner. Fügen Sie die Dateien darin hinzu.`,
  fileRefusedEmpty: (name) => `${name} ist leer.`,
  fileRefusedName: (name) => `Der Name von ${name} enthält unsichtbare Zeichen. Benennen Sie die Datei um.`,
  fileRefusedType: (name) => `${name} hat einen Typ, der nicht angenommen wird.`,
  fileRefusedSize: (name, size) => `${name} ist größer als ${size}.`,
  fileRefusedMany: (name, count) => `${name} wurde nicht hinzugefügt. Höchstens ${count} sind möglich.`,
  fileRefusedMore: (count) => `Weitere nicht hinzugefügt: ${count}.`,
  fileWaiting: 'Wartet',
  fileDone: 'Hochgeladen',
  fileFailed: 'Diese Datei wurde nicht hochgeladen.',
  fileUploading: (name) => `${name} wird hochgeladen`,
  filesUploaded: (done, count) => `Hochgeladen: ${done} von ${count}`,
  /* list */
  loadFailed: 'Das wurde nicht geladen',
  /* tour */
  tourPlace: (step, count) => `${step} von ${count}`,
  tourSkip: 'Überspringen',
  tourBack: 'Zurück',
  tourNext: 'Weiter',
  tourDone: 'Fertig',
  /* wizard */
  wizardBack: 'Zurück',
  wizardNext: 'Weiter',
  wizardSubmit: 'Absenden',
  /* repeater */
  repeaterItem: 'Eintrag',
  repeaterPlace: (item, number) => `${item} ${number}`,
  repeaterAdd: 'Hinzufügen',
  repeaterMax: (count) => `Höchstens ${count}`,
  /* dialogs */
  ok: 'OK',
  cancel: 'Abbrechen',
  /* document-list */
  documentDownload: (name) => `${name} herunterladen`,
  documentsEmpty: 'Noch keine Dokumente',
  /* notification-list */
  notificationsNew: (count) => `${count} neue`,
  notificationArrived: (title) => `Neue Mitteilung: ${title}`,
  notificationsArrived: (count) => `${count} neue Mitteilungen`,
  notificationUnread: 'Ungelesen',
  notificationsRead: 'Alle als gelesen markieren',
  notificationsEmpty: 'Nichts Neues',
  /* user-menu */
  userMenu: 'Kontomenü',
  userMenuOf: (name) => `Kontomenü von ${name}`,
  /* language-list */
  language: 'Sprache',
  /* split-panel */
  paneSize: 'Größe der Bereiche',
  /* financing */
  ...deFinancing,
};
