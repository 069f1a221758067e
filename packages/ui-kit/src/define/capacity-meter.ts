// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthCapacityMeter } from '../elements/capacity-meter/capacity-meter.ts';

define('plinth-capacity-meter', PlinthCapacityMeter);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-capacity-meter': PlinthCapacityMeter;
  }
}
