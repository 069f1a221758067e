// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthToggleGroup } from '../elements/toggle-group/toggle-group.ts';
import './toggle-item.ts';

define('plinth-toggle-group', PlinthToggleGroup);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-toggle-group': PlinthToggleGroup;
  }
}
