// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthStat } from '../elements/stat/stat.ts';

/** Registers `<plinth-stat>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('stat', PlinthStat);
