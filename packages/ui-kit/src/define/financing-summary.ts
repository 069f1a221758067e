// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthFinancingSummary } from '../elements/financing-summary/financing-summary.ts';
import './capacity-meter.ts';
import './card.ts';
import './empty-state.ts';
import './repayment-progress.ts';
import './skeleton.ts';

define('plinth-financing-summary', PlinthFinancingSummary);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-financing-summary': PlinthFinancingSummary;
  }
}
