// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthAlert } from '../elements/alert/alert.ts';

/** Registers `<plinth-alert>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('alert', PlinthAlert);
