// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthListItem } from '../elements/list-group/list-item.ts';

/** Registers `<plinth-list-item>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('list-item', PlinthListItem);
