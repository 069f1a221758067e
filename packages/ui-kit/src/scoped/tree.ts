// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTree } from '../elements/tree/tree.ts';
import { define as defineTreeItem } from './tree-item.ts';

/** Registers `<plinth-tree>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('tree', PlinthTree, [defineTreeItem]);
