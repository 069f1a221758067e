// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthDataGrid } from '../elements/data-grid/data-grid.ts';
import { define as defineButton } from './button.ts';
import { define as defineEmptyState } from './empty-state.ts';
import { define as defineMenuItem } from './menu-item.ts';

/** Registers `<plinth-data-grid>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('data-grid', PlinthDataGrid, [defineButton, defineEmptyState, defineMenuItem]);
