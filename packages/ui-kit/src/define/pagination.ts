// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthPagination } from '../elements/pagination/pagination.ts';

define('plinth-pagination', PlinthPagination);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-pagination': PlinthPagination;
  }
}
