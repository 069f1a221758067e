// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthBreadcrumbItem } from '../elements/breadcrumb/breadcrumb-item.ts';

define('plinth-breadcrumb-item', PlinthBreadcrumbItem);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-breadcrumb-item': PlinthBreadcrumbItem;
  }
}
