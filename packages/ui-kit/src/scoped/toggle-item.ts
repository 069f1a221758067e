// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthToggleItem } from '../elements/toggle-group/toggle-item.ts';

/** Registers `<plinth-toggle-item>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('toggle-item', PlinthToggleItem);
