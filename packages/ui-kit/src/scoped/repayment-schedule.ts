// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthRepaymentSchedule } from '../elements/repayment-schedule/repayment-schedule.ts';

/** Registers `<plinth-repayment-schedule>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('repayment-schedule', PlinthRepaymentSchedule);
