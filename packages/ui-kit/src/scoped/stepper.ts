// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthStepper } from '../elements/stepper/stepper.ts';

/** Registers `<plinth-stepper>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('stepper', PlinthStepper);
