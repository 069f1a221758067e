// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthCollapse } from '../elements/collapse/collapse.ts';

define('plinth-collapse', PlinthCollapse);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-collapse': PlinthCollapse;
  }
}
