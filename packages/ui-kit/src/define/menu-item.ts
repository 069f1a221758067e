// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthMenuItem } from '../elements/dropdown-menu/menu-item.ts';

define('plinth-menu-item', PlinthMenuItem);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-menu-item': PlinthMenuItem;
  }
}
