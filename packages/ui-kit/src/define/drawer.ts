// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDrawer } from '../elements/drawer/drawer.ts';

define('plinth-drawer', PlinthDrawer);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-drawer': PlinthDrawer;
  }
}
