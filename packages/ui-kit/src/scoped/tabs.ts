// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTabs } from '../elements/tabs/tabs.ts';
import { define as defineTab } from './tab.ts';
import { define as defineTabPanel } from './tab-panel.ts';

/** Registers `<plinth-tabs>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('tabs', PlinthTabs, [defineTab, defineTabPanel]);
