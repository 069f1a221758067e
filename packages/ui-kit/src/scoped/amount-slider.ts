// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthAmountSlider } from '../elements/amount-slider/amount-slider.ts';

/** Registers `<plinth-amount-slider>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('amount-slider', PlinthAmountSlider);
