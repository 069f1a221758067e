// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthRepaymentProgress } from '../elements/repayment-progress/repayment-progress.ts';

define('plinth-repayment-progress', PlinthRepaymentProgress);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-repayment-progress': PlinthRepaymentProgress;
  }
}
