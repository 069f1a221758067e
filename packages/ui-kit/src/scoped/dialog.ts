// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthDialog } from '../elements/dialog/dialog.ts';

/** Registers `<plinth-dialog>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('dialog', PlinthDialog);
