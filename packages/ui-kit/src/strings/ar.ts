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
  /* number-field, money-field */
  numberIncrease: 'زيادة',
  numberDecrease: 'إنقاص',
  numberMissing: 'أدخل رقمًا.',
  numberOutOfRange: (min, max) => `أدخل رقمًا من ${min} إلى ${max}.`,
  atLeast: (min) => `أدخل ${min} أو أكثر.`,
  atMost: (max) => `أدخل ${max} أو أقل.`,
  numberNearest: (low, high) => `أدخل ${low} أو ${high}.`,
  /* search-field */
  searchClear: 'مسح البحث',
  searchMissing: 'أدخل ما تبحث عنه.',
};
