// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthNavbar } from '../elements/navbar/navbar.ts';

/** Registers `<plinth-navbar>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('navbar', PlinthNavbar);
