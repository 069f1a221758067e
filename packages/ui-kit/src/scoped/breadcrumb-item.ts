// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthBreadcrumbItem } from '../elements/breadcrumb/breadcrumb-item.ts';

/** Registers `<plinth-breadcrumb-item>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('breadcrumb-item', PlinthBreadcrumbItem);
