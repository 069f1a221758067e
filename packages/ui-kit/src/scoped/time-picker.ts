// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTimePicker } from '../elements/time-picker/time-picker.ts';

/** Registers `<plinth-time-picker>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('time-picker', PlinthTimePicker);
