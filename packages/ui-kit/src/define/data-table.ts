// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDataTable } from '../elements/data-table/data-table.ts';
import './button.ts';
import './empty-state.ts';

define('plinth-data-table', PlinthDataTable);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-data-table': PlinthDataTable;
  }
}
