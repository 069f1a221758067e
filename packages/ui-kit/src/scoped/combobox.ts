// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthCombobox } from '../elements/combobox/combobox.ts';

/** Registers `<plinth-combobox>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('combobox', PlinthCombobox);
