// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthSearchField } from '../elements/search-field/search-field.ts';

/** Registers `<plinth-search-field>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('search-field', PlinthSearchField);
