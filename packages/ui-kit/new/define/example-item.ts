import { define } from '#base/define.ts';
import { PlinthExampleItem } from '../elements/example-item/example-item.ts';

define('plinth-example-item', PlinthExampleItem);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-example-item': PlinthExampleItem;
  }
}
