// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDataGrid } from '../elements/data-grid/data-grid.ts';
import './button.ts';
import './empty-state.ts';
import './menu-item.ts';

define('plinth-data-grid', PlinthDataGrid);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-data-grid': PlinthDataGrid;
  }
}
