// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthSkeleton } from '../elements/skeleton/skeleton.ts';

/** Registers `<plinth-skeleton>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('skeleton', PlinthSkeleton);
