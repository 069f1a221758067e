// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTree } from '../elements/tree/tree.ts';
import './tree-item.ts';

define('plinth-tree', PlinthTree);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-tree': PlinthTree;
  }
}
