// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthDrawer } from '../elements/drawer/drawer.ts';

/** Registers `<plinth-drawer>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('drawer', PlinthDrawer);
