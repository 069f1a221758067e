// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthToast } from '../elements/toast-region/toast.ts';

/** Registers `<plinth-toast>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('toast', PlinthToast);
