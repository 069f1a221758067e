// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthListItem } from '../elements/list-group/list-item.ts';

define('plinth-list-item', PlinthListItem);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-list-item': PlinthListItem;
  }
}
