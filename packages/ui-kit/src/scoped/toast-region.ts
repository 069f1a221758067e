// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthToastRegion } from '../elements/toast-region/toast-region.ts';
import { define as defineToast } from './toast.ts';

/** Registers `<plinth-toast-region>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('toast-region', PlinthToastRegion, [defineToast]);
