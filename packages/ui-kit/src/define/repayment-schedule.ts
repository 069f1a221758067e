// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthRepaymentSchedule } from '../elements/repayment-schedule/repayment-schedule.ts';

define('plinth-repayment-schedule', PlinthRepaymentSchedule);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-repayment-schedule': PlinthRepaymentSchedule;
  }
}
