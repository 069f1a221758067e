// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthCarousel } from '../elements/carousel/carousel.ts';

/** Registers `<plinth-carousel>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('carousel', PlinthCarousel);
