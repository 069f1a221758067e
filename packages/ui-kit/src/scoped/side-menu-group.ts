// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthSideMenuGroup } from '../elements/side-menu/side-menu-group.ts';

/** Registers `<plinth-side-menu-group>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('side-menu-group', PlinthSideMenuGroup);
