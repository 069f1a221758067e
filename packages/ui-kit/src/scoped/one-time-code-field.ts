// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthOneTimeCodeField } from '../elements/one-time-code-field/one-time-code-field.ts';

/** Registers `<plinth-one-time-code-field>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('one-time-code-field', PlinthOneTimeCodeField);
