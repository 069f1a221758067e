// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthCard } from '../elements/card/card.ts';

/** Registers `<plinth-card>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('card', PlinthCard);
