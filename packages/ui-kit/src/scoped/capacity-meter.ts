// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthCapacityMeter } from '../elements/capacity-meter/capacity-meter.ts';

/** Registers `<plinth-capacity-meter>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('capacity-meter', PlinthCapacityMeter);
