// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthSideMenuGroup } from '../elements/side-menu/side-menu-group.ts';

define('plinth-side-menu-group', PlinthSideMenuGroup);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-side-menu-group': PlinthSideMenuGroup;
  }
}
