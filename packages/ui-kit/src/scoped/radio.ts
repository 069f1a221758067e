// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthRadio } from '../elements/radio-group/radio.ts';

/** Registers `<plinth-radio>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('radio', PlinthRadio);
