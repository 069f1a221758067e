// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthSideMenuItem } from '../elements/side-menu/side-menu-item.ts';

/** Registers `<plinth-side-menu-item>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('side-menu-item', PlinthSideMenuItem);
