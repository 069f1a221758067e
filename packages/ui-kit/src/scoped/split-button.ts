// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthSplitButton } from '../elements/split-button/split-button.ts';
import { define as defineButton } from './button.ts';
import { define as defineDropdownMenu } from './dropdown-menu.ts';

/** Registers `<plinth-split-button>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('split-button', PlinthSplitButton, [defineButton, defineDropdownMenu]);
