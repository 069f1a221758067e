// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthRangeSlider } from '../elements/range-slider/range-slider.ts';

/** Registers `<plinth-range-slider>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('range-slider', PlinthRangeSlider);
