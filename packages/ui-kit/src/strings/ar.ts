import type { KitStrings } from './en.ts';

/** Arabic. */
export const ar: KitStrings = {
  /* shared */
  close: 'إغلاق',
  optional: 'اختياري',
  loading: 'جارٍ التحميل',
  tryAgain: 'إعادة المحاولة',
  /* field */
  characterCount: (used, limit) => `${used} من ${limit}`,
  charactersLeft: (left) => `الأحرف المتبقية: ${left}`,
  /* checkbox */
  checkboxMissing: 'حدِّد هذا المربع للمتابعة.',
  /* switch */
  switchMissing: 'فعِّل هذا الخيار للمتابعة.',
  /* radio-group */
  radioMissing: 'اختر خيارًا واحدًا.',
  /* amount-slider */
  amountMissing: 'أدخل مبلغًا.',
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
  /* scroll-to-top */
  scrollToTop: 'العودة إلى الأعلى',
  /* alert, toast */
  dismiss: 'إخفاء',
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
  tableRange: (from, to, total) => `${from}–${to} من ${total}`,
  tableShown: (shown, total) => `${shown} من ${total}`,
  tableShowMore: 'عرض المزيد',
  tablePreviousPage: 'الصفحة السابقة',
  tableNextPage: 'الصفحة التالية',
  tableTotal: 'المجموع',
  tableEmpty: 'لا شيء هنا بعد',
  tableFailed: 'تعذّر التحميل',
  tableRestFailed: 'تعذّر تحميل الباقي.',
  /* data-grid */
  gridSearch: 'بحث',
  gridColumns: 'الأعمدة',
  gridExport: 'تنزيل CSV',
  gridSelectPage: 'تحديد كل ما في هذه الصفحة',
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
  /* capacity-meter */
  capacityOwed: 'مستحق',
  capacityOfThatOnItsWay: 'منه قيد التحويل',
  capacityOnItsWay: 'قيد التحويل',
  capacityAvailable: 'متاح',
  capacityLimit: 'الحد',
  capacitySummary: (owed, limit, available) => `${owed} مستحق من ${limit}، و${available} متاح`,
  /* repayment-progress */
  collected: 'المحصَّل',
  amountOf: (part, whole) => `${part} من ${whole}`,
  repaymentSummary: (amounts, percent) => `${amounts}، ${percent}`,
  /* connection-status */
  connected: 'متصل',
  signInAgain: 'سجِّل الدخول مجددًا',
  /* tag */
  remove: 'إزالة',
  /* copy-button */
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر النسخ. حدِّد النص بدلًا من ذلك.',
  /* code-snippet */
  code: 'تعليمات برمجية',
  /* avatar-group */
  andMore: (count) => `${count} آخرون`,
  /* split-button */
  moreWays: 'طرق أخرى',
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
};
