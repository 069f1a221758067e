// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthIcon } from '../elements/icon/icon.ts';

/** Registers `<plinth-icon>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('icon', PlinthIcon);
