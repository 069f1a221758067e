// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthListGroup } from '../elements/list-group/list-group.ts';

define('plinth-list-group', PlinthListGroup);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-list-group': PlinthListGroup;
  }
}
