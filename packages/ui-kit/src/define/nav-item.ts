// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthNavItem } from '../elements/nav/nav-item.ts';

define('plinth-nav-item', PlinthNavItem);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-nav-item': PlinthNavItem;
  }
}
