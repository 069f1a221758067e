// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthListGroup } from '../elements/list-group/list-group.ts';

/** Registers `<plinth-list-group>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('list-group', PlinthListGroup);
