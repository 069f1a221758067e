// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthToggleItem } from '../elements/toggle-group/toggle-item.ts';

define('plinth-toggle-item', PlinthToggleItem);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-toggle-item': PlinthToggleItem;
  }
}
