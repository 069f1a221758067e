// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthPagination } from '../elements/pagination/pagination.ts';

/** Registers `<plinth-pagination>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('pagination', PlinthPagination);
