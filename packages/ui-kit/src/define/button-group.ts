// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthButtonGroup } from '../elements/button-group/button-group.ts';

define('plinth-button-group', PlinthButtonGroup);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-button-group': PlinthButtonGroup;
  }
}
