// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthCheckbox } from '../elements/checkbox/checkbox.ts';

define('plinth-checkbox', PlinthCheckbox);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-checkbox': PlinthCheckbox;
  }
}
