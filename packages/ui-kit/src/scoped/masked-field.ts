// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthMaskedField } from '../elements/masked-field/masked-field.ts';

/** Registers `<plinth-masked-field>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('masked-field', PlinthMaskedField);
