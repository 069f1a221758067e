// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthNavItem } from '../elements/nav/nav-item.ts';

/** Registers `<plinth-nav-item>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('nav-item', PlinthNavItem);
