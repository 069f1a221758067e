// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDropdownMenu } from '../elements/dropdown-menu/dropdown-menu.ts';
import './menu-item.ts';

define('plinth-dropdown-menu', PlinthDropdownMenu);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-dropdown-menu': PlinthDropdownMenu;
  }
}
