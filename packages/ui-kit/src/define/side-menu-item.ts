// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthSideMenuItem } from '../elements/side-menu/side-menu-item.ts';

define('plinth-side-menu-item', PlinthSideMenuItem);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-side-menu-item': PlinthSideMenuItem;
  }
}
