// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTag } from '../elements/tag/tag.ts';

/** Registers `<plinth-tag>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('tag', PlinthTag);
