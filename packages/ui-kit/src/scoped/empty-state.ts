// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthEmptyState } from '../elements/empty-state/empty-state.ts';
import { define as defineButton } from './button.ts';

/** Registers `<plinth-empty-state>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('empty-state', PlinthEmptyState, [defineButton]);
