import { arFinancing } from './ar/financing.ts';
import type { KitStrings } from './en.ts';

/** The Arabic strings. */
export const ar: KitStrings = {
  /* shared */
  close: 'إغلاق',
  optional: 'اختياري',
  loading: 'جارٍ التحميل',
  clearNamed: (name) => `مسح ${name}`,
  tryAgain: 'إعادة المحاولة',
  /* field */
  characterCount: (used, limit) => `${used} من ${limit}`,
  charactersLeft: (left) => `الأحرف المتبقية: ${left}`,
  /* masked-field */
  // The format is isolated, to be read from left to right.
  formatMismatch: (format) => `استخدم التنسيق \u2066${format}\u2069.`,
  formatExcess: (characters, format) => `لا يتوافق «\u2068${characters}\u2069» مع التنسيق \u2066${format}\u2069.`,
  /* checkbox */
  checkboxMissing: 'حدِّد هذا المربع للمتابعة.',
  /* switch */
  switchMissing: 'فعِّل هذا الخيار للمتابعة.',
  /* radio-group */
  radioMissing: 'اختر خيارًا واحدًا.',
  /* checkbox-group */
  choicesMissing: 'اختر خيارًا واحدًا على الأقل.',
  choicesTooFew: (min) => `اختر ${min} على الأقل.`,
  choicesTooMany: (max) => `اختر ${max} كحد أقصى.`,
  choicesAll: 'تحديد الكل',
  /* amount-slider */
  amountMissing: 'أدخل مبلغًا.',
  amountWhole: (currency) => `أدخل مبلغًا صحيحًا بعملة ${currency}.`,
  amountOutOfRange: (min, max) => `أدخل مبلغًا من ${min} إلى ${max}.`,
  /* stepper */
  steps: 'الخطوات',
  stepOf: (step, count) => `الخطوة ${step} من ${count}`,
  stepDone: 'تم',
  /* app-shell */
  skipToContent: 'الانتقال إلى المحتوى',
  menu: 'القائمة',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  /* side-menu */
  mainMenu: 'الرئيسية',
  collapseMenu: 'طي القائمة',
  needsAttention: 'يحتاج إلى انتباهك',
  opensInNewTab: 'يُفتح في علامة تبويب جديدة',
  more: 'المزيد',
  /* scroll-to-top */
  scrollToTop: 'العودة إلى الأعلى',
  /* alert, toast */
  dismiss: 'إخفاء',
  dismissNamed: (name) => `إخفاء «${name}»`,
  notifications: 'الإشعارات',
  /* stat */
  statMore: (difference) => `أكثر بمقدار ${difference}`,
  statLess: (difference) => `أقل بمقدار ${difference}`,
  statSame: 'دون تغيير',
  /* avatar */
  presenceOnline: 'متصل',
  presenceAway: 'بعيد',
  presenceBusy: 'مشغول',
  presenceOffline: 'غير متصل',
  /* breadcrumb */
  breadcrumb: 'مسار التنقل',
  /* progress */
  progress: 'التقدم',
  /* data-table */
  tableDetails: 'التفاصيل',
  tableDetailsOf: (row) => `تفاصيل ${row}`,
  tableRange: (from, to, total) => `عرض ${from}–${to} من ${total}`,
  tableShown: (shown, total) => `${shown} من ${total}`,
  tableShowMore: 'عرض المزيد',
  tablePreviousPage: 'الصفحة السابقة',
  tableNextPage: 'الصفحة التالية',
  tableTotal: 'المجموع',
  tableEmpty: 'لا شيء هنا بعد',
  tableRestFailed: 'تعذّر تحميل الباقي.',
  /* data-grid */
  gridSearch: 'بحث',
  gridColumns: 'الأعمدة',
  gridExport: 'تنزيل CSV',
  gridSelectRows: (count) => `تحديد كل الصفوف (${count})`,
  gridSelectRowsOnPage: (count) => `تحديد كل صفوف هذه الصفحة (${count})`,
  gridSelectRow: (row) => `تحديد ${row}`,
  gridSelected: (count) => `المحدَّد: ${count}`,
  gridSelectEvery: (total) => `تحديد الكل (${total})`,
  gridClearSelection: 'مسح التحديد',
  gridActionsOf: (row) => `إجراءات ${row}`,
  gridOptionsOf: (column) => `خيارات ${column}`,
  gridSortUp: 'ترتيب تصاعدي',
  gridSortDown: 'ترتيب تنازلي',
  gridSortNone: 'إزالة الترتيب',
  gridPinStart: 'تثبيت في البداية',
  gridPinEnd: 'تثبيت في النهاية',
  gridUnpin: 'إلغاء التثبيت',
  gridMoveBack: 'نقل نحو البداية',
  gridMoveOn: 'نقل نحو النهاية',
  gridFit: 'ملاءمة العرض',
  gridHide: 'إخفاء العمود',
  gridWidthOf: (column) => `عرض ${column}`,
  gridFilterBy: (column) => `تصفية حسب ${column}`,
  gridLeast: (column) => `${column}، الحد الأدنى`,
  gridGreatest: (column) => `${column}، الحد الأقصى`,
  gridFrom: 'من',
  gridTo: 'إلى',
  gridAny: 'الكل',
  gridNoMatch: 'لا توجد صفوف مطابقة',
  gridClearFilters: 'مسح عوامل التصفية',
  gridRow: (place) => `الصف ${place}`,
  expandRow: (row) => `توسيع ${row}`,
  collapseRow: (row) => `طي ${row}`,
  /* data-grid, tree */
  moveNamed: (name) => `نقل ${name}`,
  moveUp: 'نقل إلى الأعلى',
  moveDown: 'نقل إلى الأسفل',
  moveFirst: 'نقل إلى أول القائمة',
  moveLast: 'نقل إلى آخر القائمة',
  moved: (name, place, total) => `نُقل ${name} إلى الموضع ${place} من ${total}`,
  moveInto: (name) => `نقل إلى داخل ${name}`,
  moveOut: (name) => `نقل إلى خارج ${name}`,
  movedInto: (name, parent, place, total) => `نُقل ${name} إلى الموضع ${place} من ${total} في ${parent}`,
  moveBlocked: 'أزل الترتيب وعوامل التصفية والبحث لنقل الصفوف',
  /* tag */
  remove: 'إزالة',
  /* copy-button */
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر النسخ. اضغط Ctrl+C أو ⌘C لنسخ النص المحدَّد.',
  /* code-snippet */
  code: 'تعليمات برمجية',
  /* color-field */
  colorMissing: 'أدخل لونًا.',
  colorInvalid: (example) => `أدخل لونًا مثل ${example}.`,
  colorPicker: 'فتح منتقي الألوان',
  colorOpacity: 'العتامة',
  colorSwatches: 'ألوان مقترحة',
  /* avatar-group */
  andMore: (count) => `${count} آخرون`,
  /* split-button */
  moreWays: 'خيارات أخرى',
  /* nav */
  nav: 'صفحات هذا القسم',
  /* pagination */
  pagination: 'الصفحات',
  pageNumber: (page) => `الصفحة ${page}`,
  pageOf: (page, count) => `الصفحة ${page} من ${count}`,
  /* timeline */
  pending: 'لم يحدث بعد',
  /* rating */
  ratingMissing: 'اختر تقييمًا.',
  /* sortable-list */
  sortablePickedUp: (item) => `${item}. تنقله مفاتيح الأسهم، ويُفلته مفتاح المسافة أو Enter، ويعيده Escape إلى مكانه.`,
  sortablePlace: (name, place, total) => `${name}، ${place} من ${total}`,
  sortablePlaceIn: (name, list, place, total) => `${name}، ${place} من ${total} في ${list}`,
  sortableCopied: (item) => `نُسخ: ${item}`,
  sortableCanceled: (item) => `أُعيد إلى مكانه: ${item}`,
  /* sparkline */
  sparkline: (first, last, low, high) => `من ${first} إلى ${last}، الأدنى ${low}، الأعلى ${high}`,
  /* card */
  refresh: 'تحديث',
  showContent: 'عرض المحتوى',
  /* carousel */
  slides: 'الشرائح',
  slideOf: (slide, count) => `${slide} من ${count}`,
  slidePrevious: 'الشريحة السابقة',
  slideNext: 'الشريحة التالية',
  slidesPause: 'إيقاف الشرائح',
  slidesPlay: 'تشغيل الشرائح',
  /* customizer */
  appearance: 'المظهر',
  openCustomizer: 'تغيير المظهر',
  skin: 'النمط',
  skinLight: 'فاتح',
  skinBordered: 'محدّد',
  skinDark: 'داكن',
  skinSemiDark: 'شبه داكن',
  contentWidth: 'عرض المحتوى',
  widthFull: 'كامل',
  widthBoxed: 'محدود',
  menuLayout: 'تخطيط القائمة',
  menuVertical: 'عمودي',
  menuHorizontal: 'أفقي',
  menuCollapsed: 'القائمة مطوية',
  menuCollapsedReason: 'مع القائمة العمودية فقط',
  menuHidden: 'القائمة مخفية',
  rightToLeft: 'من اليمين إلى اليسار',
  navbarColor: 'لون الشريط العلوي',
  colorWhite: 'أبيض',
  colorPrimary: 'أساسي',
  colorSecondary: 'ثانوي',
  colorSuccess: 'نجاح',
  colorDanger: 'خطر',
  colorInfo: 'معلومات',
  colorWarning: 'تحذير',
  colorDark: 'داكن',
  navbarType: 'نوع الشريط العلوي',
  menuType: 'نوع القائمة',
  typeFloating: 'عائم',
  typeSticky: 'لاصق',
  typeStatic: 'ثابت',
  typeHidden: 'مخفي',
  footerType: 'نوع التذييل',
  routerTransition: 'الانتقال بين الصفحات',
  transitionFade: 'تلاشٍ',
  transitionFadeInLeft: 'تلاشٍ من اليسار',
  transitionZoomIn: 'تكبير',
  transitionNone: 'بلا',
  resetSettings: 'إعادة الضبط',
  resetQuestion: 'هل تريد إعادة ضبط المظهر؟',
  resetExplanation: 'تعود كل الإعدادات إلى قيمها الافتراضية.',
  keepSettings: 'إبقاء',
  copySettings: 'نسخ الإعدادات',
  /* command-palette */
  search: 'بحث',
  recent: 'الأخيرة',
  noResults: 'لا توجد نتائج',
  results: (count) => `عدد النتائج: ${count}`,
  bookmark: (title) => `إضافة ${title} إلى المفضلة`,
  bookmarked: 'في المفضلة',
  /* stepped */
  numberAmbiguous: (decimal, grouped) => `هل تقصد ${decimal} أم ${grouped}؟`,
  numberTooLong: 'هذا الرقم يحتوي على خانات كثيرة جدًا.',
  numberIncrease: 'زيادة',
  numberDecrease: 'إنقاص',
  atLeast: (min) => `أدخل ${min} أو أكثر.`,
  atMost: (max) => `أدخل ${max} أو أقل.`,
  /* number-field */
  numberMissing: 'أدخل رقمًا.',
  numberOutOfRange: (min, max) => `أدخل رقمًا من ${min} إلى ${max}.`,
  numberNearest: (low, high) => `أدخل ${low} أو ${high}.`,
  /* search-field */
  searchMissing: 'أدخل عبارة للبحث.',
  /* chips */
  removeNamed: (name) => `إزالة ${name}`,
  added: (name) => `تمت إضافة ${name}`,
  removed: (name) => `تمت إزالة ${name}`,
  /* typed-values */
  tagInvalid: (tag) => `${tag} غير صالح هنا.`,
  textPending: (text) => `اضغط على Enter لإضافة «${text}».`,
  /* combobox */
  showOptions: 'عرض الخيارات',
  nothingFound: 'لا توجد نتائج',
  optionsFailed: 'لم يتم تحميل الخيارات.',
  loadingMore: 'جارٍ تحميل المزيد…',
  optionsFound: (count) => `الخيارات: ${count}`,
  optionCreate: (text) => `إضافة «${text}»`,
  optionUnknown: 'اختر من القائمة.',
  /* options */
  optionUnlisted: (name) => `${name} غير موجود في القائمة.`,
  /* tag-input */
  tagsMissing: 'أضف عنصرًا واحدًا على الأقل.',
  tagsTooMany: (max) => `أضف ${max} كحد أقصى.`,
  tagTwice: (tag) => `${tag} موجود بالفعل في القائمة.`,
  /* calendar */
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  dayNotAvailable: (day) => `${day}، غير متاح`,
  calendarMonth: 'الشهر',
  calendarYear: 'السنة',
  calendarPresets: 'خيارات سريعة',
  /* limits */
  notBefore: (limit) => `أدخل ${limit} أو ما بعده.`,
  notAfter: (limit) => `أدخل ${limit} أو ما قبله.`,
  /* date-field */
  dateDay: 'يوم',
  dateMonth: 'شهر',
  dateYear: 'سنة',
  dateMissing: 'أدخل تاريخًا.',
  dateInvalid: (example) => `أدخل تاريخًا مثل ${example}.`,
  dateUnavailable: 'هذا التاريخ غير متاح. اختر تاريخًا آخر.',
  openCalendar: 'فتح التقويم',
  /* date-range-picker */
  rangeStart: 'البداية',
  rangeEnd: 'النهاية',
  rangeReversed: 'أدخل نهاية لا تسبق البداية.',
  rangeHalf: 'أدخل البداية والنهاية.',
  /* time-field */
  timeMissing: 'أدخل وقتًا.',
  timeInvalid: (example) => `أدخل وقتًا مثل ${example}.`,
  showTimes: 'عرض الأوقات',
  /* date-time-field */
  dateTimeMissing: 'أدخل تاريخًا ووقتًا.',
  dateTimeInvalid: (example) => `أدخل تاريخًا ووقتًا مثل ${example}.`,
  /* range-slider */
  rangeFrom: (name) => `${name}، من`,
  rangeTo: (name) => `${name}، إلى`,
  fromTo: (low, high) => `${low} إلى ${high}`,
  /* dropzone */
  filesChoose: 'اختيار ملفات',
  fileChoose: 'اختيار ملف',
  fileMissing: 'أضف ملفًا.',
  filesDrop: 'أو أفلت أو الصق هنا',
  fileLimitSize: (size) => `حتى ${size} لكل ملف`,
  fileLimitCount: (count) => `${count} كحد أقصى`,
  fileRefusedFolder: (name) => `${name} مجلد. أضف الملفات التي بداخله.`,
  fileRefusedEmpty: (name) => `${name} فارغ.`,
  fileRefusedName: (name) => `اسم ${name} يحتوي على محارف مخفية. أعد تسمية الملف.`,
  fileRefusedType: (name) => `نوع ${name} غير مقبول.`,
  fileRefusedSize: (name, size) => `${name} أكبر من ${size}.`,
  fileRefusedMany: (name, count) => `لم تتم إضافة ${name}. يمكنك إضافة ${count} كحد أقصى.`,
  fileRefusedMore: (count) => `ملفات أخرى لم تُضف: ${count}.`,
  fileWaiting: 'في الانتظار',
  fileDone: 'تم الرفع',
  fileFailed: 'لم يتم رفع هذا الملف.',
  fileUploading: (name) => `جارٍ رفع ${name}`,
  filesUploaded: (done, count) => `تم رفع ${done} من ${count}`,
  /* list */
  loadFailed: 'تعذّر التحميل',
  /* tour */
  tourPlace: (step, count) => `${step} من ${count}`,
  tourSkip: 'تخطي',
  tourBack: 'السابق',
  tourNext: 'التالي',
  tourDone: 'تم',
  /* wizard */
  wizardBack: 'السابق',
  wizardNext: 'التالي',
  wizardSubmit: 'إرسال',
  /* repeater */
  repeaterItem: 'عنصر',
  repeaterPlace: (item, number) => `${item} ${number}`,
  repeaterAdd: 'إضافة',
  repeaterMax: (count) => `لا أكثر من ${count}`,
  /* dialogs */
  ok: 'حسنًا',
  cancel: 'إلغاء',
  /* document-list */
  documentDownload: (name) => `تنزيل ${name}`,
  documentsEmpty: 'لا توجد مستندات بعد',
  /* notification-list */
  notificationsNew: (count) => `الجديد: ${count}`,
  notificationArrived: (title) => `إشعار جديد: ${title}`,
  notificationsArrived: (count) => `عدد الإشعارات الجديدة: ${count}`,
  notificationUnread: 'غير مقروء',
  notificationsRead: 'تحديد الكل كمقروء',
  notificationsEmpty: 'لا جديد',
  /* user-menu */
  userMenu: 'قائمة الحساب',
  userMenuOf: (name) => `قائمة حساب ${name}`,
  /* language-list */
  language: 'اللغة',
  /* split-panel */
  paneSize: 'حجم اللوحتين',
  /* financing */
  ...arFinancing,
};
