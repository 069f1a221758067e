// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthDocumentList } from '../elements/document-list/document-list.ts';

/** Registers `<plinth-document-list>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('document-list', PlinthDocumentList);
