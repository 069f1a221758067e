// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthSwitch } from '../elements/switch/switch.ts';

define('plinth-switch', PlinthSwitch);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-switch': PlinthSwitch;
  }
}
