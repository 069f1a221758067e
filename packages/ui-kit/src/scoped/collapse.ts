// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthCollapse } from '../elements/collapse/collapse.ts';

/** Registers `<plinth-collapse>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('collapse', PlinthCollapse);
