// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthDropdownMenu } from '../elements/dropdown-menu/dropdown-menu.ts';
import { define as defineMenuItem } from './menu-item.ts';

/** Registers `<plinth-dropdown-menu>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('dropdown-menu', PlinthDropdownMenu, [defineMenuItem]);
