// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthSwitch } from '../elements/switch/switch.ts';

/** Registers `<plinth-switch>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('switch', PlinthSwitch);
