// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthCheckbox } from '../elements/checkbox/checkbox.ts';

/** Registers `<plinth-checkbox>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('checkbox', PlinthCheckbox);
