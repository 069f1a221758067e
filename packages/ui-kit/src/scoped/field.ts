// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthField } from '../elements/field/field.ts';

/** Registers `<plinth-field>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('field', PlinthField);
