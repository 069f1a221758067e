// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthMenuItem } from '../elements/dropdown-menu/menu-item.ts';

/** Registers `<plinth-menu-item>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('menu-item', PlinthMenuItem);
