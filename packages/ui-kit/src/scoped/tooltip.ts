// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTooltip } from '../elements/tooltip/tooltip.ts';

/** Registers `<plinth-tooltip>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('tooltip', PlinthTooltip);
