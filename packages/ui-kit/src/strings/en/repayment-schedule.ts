/** English strings of `plinth-repayment-schedule`. */
export const repaymentScheduleStrings = {
  scheduleEmpty: 'No payments due',
  scheduleDate: 'Date',
  scheduleRequest: 'Request',
  scheduleReference: 'Bank reference',
  scheduleState: 'State',
  schedulePayment: 'Amount',
  scheduleLeft: 'Left',
  scheduleTotal: 'Total',
  schedulePaid: 'Collected',
  scheduleDue: 'Due',
  scheduleDueIn: (when: string) => `Due ${when}`,
  scheduleLast: 'Last',
  scheduleLate: 'Late',
  scheduleShowEarlier: (count: string) => `Show ${count} earlier`,
  scheduleShowMore: (count: string) => `Show ${count} more`,
  scheduleShowLess: 'Show less',
};
