// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthOffer } from '../elements/offer/offer.ts';

/** Registers `<plinth-offer>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('offer', PlinthOffer);
