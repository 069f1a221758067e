// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthAppShell } from '../elements/app-shell/app-shell.ts';

/** Registers `<plinth-app-shell>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('app-shell', PlinthAppShell);
