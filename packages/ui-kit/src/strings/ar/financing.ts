import type { KitStrings } from '../en.ts';

/** The Arabic strings of the elements that show a business's financing. */
export const arFinancing = {
  /* capacity-meter */
  capacityOwed: 'مستحق',
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
  /* financing-summary */
  financing: 'التمويل',
  financingAvailable: 'المتاح للسحب',
  financingNext: 'التحصيل التالي',
  financingFrom: (account) => `من ${account}`,
  financingUntil: (month) => `حتى نحو ${month}`,
  financingNothingDue: 'لا شيء مستحق',
  financingNone: 'لا يوجد تمويل بعد',
  financingNoneText: 'يظهر هنا ما يمكنك سحبه وما عليك سداده متى تمت الموافقة على عقد.',
  financingFailed: 'لم يتم تحميل تمويلك',
  financingFailedText: 'لم يتغيّر شيء. أعد المحاولة بعد قليل.',
  financingOffline: 'لا يوجد اتصال. أعد المحاولة عند عودته.',
  financingSignedOut: 'انتهت جلستك. سجّل الدخول ثم أعد المحاولة.',
  /* connection-card */
  reconnect: 'إعادة الربط',
  reconnectName: (name) => `إعادة الربط مع ${name}`,
  accountsOf: (name) => `الحسابات لدى ${name}`,
  accountsNone: 'لا يوجد حساب مشارَك.',
  disconnected: 'غير متصل',
  /* transaction-list */
  transactionsEmpty: 'لا توجد معاملات بعد',
  transactionFailed: 'فشلت',
  /* repayment-schedule */
  scheduleEmpty: 'لا توجد دفعات مستحقة',
  scheduleDate: 'التاريخ',
  scheduleRequest: 'الطلب',
  scheduleReference: 'المرجع المصرفي',
  scheduleState: 'الحالة',
  schedulePayment: 'المبلغ',
  scheduleLeft: 'المتبقي',
  scheduleTotal: 'المجموع',
  schedulePaid: 'محصّلة',
  scheduleDue: 'مستحقة',
  scheduleDueIn: (when) => `مستحقة ${when}`,
  scheduleLast: 'الأخيرة',
  scheduleLate: 'متأخرة',
  scheduleShowEarlier: (count) => `عرض ${count} سابقة`,
  scheduleShowMore: (count) => `عرض ${count} أخرى`,
  scheduleShowLess: 'عرض أقل',
  /* offer */
  offerReceive: 'تستلم',
  offerFee: 'الرسوم',
  offerRepay: 'للسداد',
  offerWeekly: 'أسبوعيًا',
} satisfies Partial<KitStrings>;
