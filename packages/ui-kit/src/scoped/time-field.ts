// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTimeField } from '../elements/time-field/time-field.ts';

/** Registers `<plinth-time-field>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('time-field', PlinthTimeField);
