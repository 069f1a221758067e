// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTab } from '../elements/tabs/tab.ts';

/** Registers `<plinth-tab>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('tab', PlinthTab);
