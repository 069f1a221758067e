// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthFormatMoney } from '../elements/format-money/format-money.ts';

/** Registers `<plinth-format-money>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('format-money', PlinthFormatMoney);
