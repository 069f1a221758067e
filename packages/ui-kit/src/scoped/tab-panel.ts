// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTabPanel } from '../elements/tabs/tab-panel.ts';

/** Registers `<plinth-tab-panel>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('tab-panel', PlinthTabPanel);
