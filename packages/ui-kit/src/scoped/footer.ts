// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthFooter } from '../elements/footer/footer.ts';

/** Registers `<plinth-footer>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('footer', PlinthFooter);
