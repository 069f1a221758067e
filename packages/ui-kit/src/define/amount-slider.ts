// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthAmountSlider } from '../elements/amount-slider/amount-slider.ts';

define('plinth-amount-slider', PlinthAmountSlider);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-amount-slider': PlinthAmountSlider;
  }
}
