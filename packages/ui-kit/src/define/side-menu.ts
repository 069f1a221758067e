// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthSideMenu } from '../elements/side-menu/side-menu.ts';
import './side-menu-item.ts';
import './side-menu-group.ts';

define('plinth-side-menu', PlinthSideMenu);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-side-menu': PlinthSideMenu;
  }
}
