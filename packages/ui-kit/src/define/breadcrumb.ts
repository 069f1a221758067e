// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthBreadcrumb } from '../elements/breadcrumb/breadcrumb.ts';
import './breadcrumb-item.ts';

define('plinth-breadcrumb', PlinthBreadcrumb);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-breadcrumb': PlinthBreadcrumb;
  }
}
