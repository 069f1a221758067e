// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthMoneyField } from '../elements/money-field/money-field.ts';

define('plinth-money-field', PlinthMoneyField);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-money-field': PlinthMoneyField;
  }
}
