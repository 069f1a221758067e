// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthProgress } from '../elements/progress/progress.ts';

/** Registers `<plinth-progress>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('progress', PlinthProgress);
