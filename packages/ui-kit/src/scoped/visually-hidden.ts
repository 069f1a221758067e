// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthVisuallyHidden } from '../elements/visually-hidden/visually-hidden.ts';

/** Registers `<plinth-visually-hidden>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('visually-hidden', PlinthVisuallyHidden);
