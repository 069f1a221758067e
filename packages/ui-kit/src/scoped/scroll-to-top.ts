// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthScrollToTop } from '../elements/scroll-to-top/scroll-to-top.ts';

/** Registers `<plinth-scroll-to-top>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('scroll-to-top', PlinthScrollToTop);
