// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthDateField } from '../elements/date-field/date-field.ts';

/** Registers `<plinth-date-field>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('date-field', PlinthDateField);
