// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTreeItem } from '../elements/tree/tree-item.ts';

define('plinth-tree-item', PlinthTreeItem);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-tree-item': PlinthTreeItem;
  }
}
