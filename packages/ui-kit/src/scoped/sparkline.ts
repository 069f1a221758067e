// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthSparkline } from '../elements/sparkline/sparkline.ts';

/** Registers `<plinth-sparkline>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('sparkline', PlinthSparkline);
