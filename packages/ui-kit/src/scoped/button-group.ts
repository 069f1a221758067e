// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthButtonGroup } from '../elements/button-group/button-group.ts';

/** Registers `<plinth-button-group>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('button-group', PlinthButtonGroup);
