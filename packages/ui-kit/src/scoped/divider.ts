// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthDivider } from '../elements/divider/divider.ts';

/** Registers `<plinth-divider>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('divider', PlinthDivider);
