// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthNav } from '../elements/nav/nav.ts';
import { define as defineNavItem } from './nav-item.ts';

/** Registers `<plinth-nav>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('nav', PlinthNav, [defineNavItem]);
