// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthRepaymentProgress } from '../elements/repayment-progress/repayment-progress.ts';

/** Registers `<plinth-repayment-progress>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('repayment-progress', PlinthRepaymentProgress);
