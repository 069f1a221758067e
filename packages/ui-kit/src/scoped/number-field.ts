// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthNumberField } from '../elements/number-field/number-field.ts';

/** Registers `<plinth-number-field>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('number-field', PlinthNumberField);
