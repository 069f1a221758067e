// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthBreadcrumb } from '../elements/breadcrumb/breadcrumb.ts';
import { define as defineBreadcrumbItem } from './breadcrumb-item.ts';

/** Registers `<plinth-breadcrumb>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('breadcrumb', PlinthBreadcrumb, [defineBreadcrumbItem]);
