// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthBlockUi } from '../elements/block-ui/block-ui.ts';
import { define as defineSpinner } from './spinner.ts';

/** Registers `<plinth-block-ui>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('block-ui', PlinthBlockUi, [defineSpinner]);
