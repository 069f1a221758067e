// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTreeItem } from '../elements/tree/tree-item.ts';

/** Registers `<plinth-tree-item>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('tree-item', PlinthTreeItem);
