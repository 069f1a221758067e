// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthAlert } from '../elements/alert/alert.ts';

define('plinth-alert', PlinthAlert);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-alert': PlinthAlert;
  }
}
