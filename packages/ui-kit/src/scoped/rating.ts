// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthRating } from '../elements/rating/rating.ts';

/** Registers `<plinth-rating>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('rating', PlinthRating);
