// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthDataTable } from '../elements/data-table/data-table.ts';
import { define as defineButton } from './button.ts';
import { define as defineEmptyState } from './empty-state.ts';

/** Registers `<plinth-data-table>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('data-table', PlinthDataTable, [defineButton, defineEmptyState]);
