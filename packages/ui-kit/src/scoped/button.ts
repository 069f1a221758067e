// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthButton } from '../elements/button/button.ts';

/** Registers `<plinth-button>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('button', PlinthButton);
