// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthToastRegion } from '../elements/toast-region/toast-region.ts';
import './toast.ts';

define('plinth-toast-region', PlinthToastRegion);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-toast-region': PlinthToastRegion;
  }
}
