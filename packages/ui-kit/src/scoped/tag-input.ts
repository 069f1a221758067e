// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTagInput } from '../elements/tag-input/tag-input.ts';

/** Registers `<plinth-tag-input>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('tag-input', PlinthTagInput);
