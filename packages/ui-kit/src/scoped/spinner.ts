// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthSpinner } from '../elements/spinner/spinner.ts';

/** Registers `<plinth-spinner>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('spinner', PlinthSpinner);
