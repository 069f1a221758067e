// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthMoneyField } from '../elements/money-field/money-field.ts';

/** Registers `<plinth-money-field>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('money-field', PlinthMoneyField);
