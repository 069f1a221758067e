// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthPopover } from '../elements/popover/popover.ts';

/** Registers `<plinth-popover>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('popover', PlinthPopover);
