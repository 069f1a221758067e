// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthSideMenu } from '../elements/side-menu/side-menu.ts';
import { define as defineSideMenuItem } from './side-menu-item.ts';
import { define as defineSideMenuGroup } from './side-menu-group.ts';

/** Registers `<plinth-side-menu>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('side-menu', PlinthSideMenu, [defineSideMenuItem, defineSideMenuGroup]);
