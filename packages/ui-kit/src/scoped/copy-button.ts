// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthCopyButton } from '../elements/copy-button/copy-button.ts';
import { define as defineButton } from './button.ts';

/** Registers `<plinth-copy-button>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('copy-button', PlinthCopyButton, [defineButton]);
