// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDataGrid } from '../elements/data-grid/data-grid.ts';

define('plinth-data-grid', PlinthDataGrid);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-data-grid': PlinthDataGrid;
  }
}
