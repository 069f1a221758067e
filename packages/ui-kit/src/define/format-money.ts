// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthFormatMoney } from '../elements/format-money/format-money.ts';

define('plinth-format-money', PlinthFormatMoney);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-format-money': PlinthFormatMoney;
  }
}
