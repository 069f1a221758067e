/** English strings of `plinth-repayment-schedule`. */
export const repaymentScheduleStrings = {
  scheduleEmpty: 'No payments due',
  scheduleDate: 'Date',
  schedulePayment: 'Payment',
  scheduleLeft: 'Left',
  scheduleTotal: 'Total',
  schedulePaid: 'Paid',
  scheduleNext: 'Next',
  scheduleLate: 'Late',
  scheduleShowAll: (count: string) => `Show all ${count}`,
  scheduleShowLess: 'Show less',
};
