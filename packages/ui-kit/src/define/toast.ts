// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthToast } from '../elements/toast-region/toast.ts';

define('plinth-toast', PlinthToast);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-toast': PlinthToast;
  }
}
