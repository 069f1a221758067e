// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthRangeSlider } from '../elements/range-slider/range-slider.ts';

define('plinth-range-slider', PlinthRangeSlider);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-range-slider': PlinthRangeSlider;
  }
}
