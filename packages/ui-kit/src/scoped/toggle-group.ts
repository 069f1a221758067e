// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthToggleGroup } from '../elements/toggle-group/toggle-group.ts';
import { define as defineToggleItem } from './toggle-item.ts';

/** Registers `<plinth-toggle-group>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('toggle-group', PlinthToggleGroup, [defineToggleItem]);
