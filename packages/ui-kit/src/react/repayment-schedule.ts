// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/repayment-schedule.ts';
import { PlinthRepaymentSchedule, type PlinthRepaymentScheduleEventMap } from '../elements/repayment-schedule/repayment-schedule.ts';

/** React wrapper of `<plinth-repayment-schedule>`. */
export const RepaymentSchedule = createComponent({
  react: React,
  tagName: 'plinth-repayment-schedule',
  elementClass: PlinthRepaymentSchedule,
  events: {
    onScheduleRetry: 'plinth-schedule-retry' as EventName<PlinthRepaymentScheduleEventMap['plinth-schedule-retry']>,
  },
});
