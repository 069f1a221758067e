// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthCombobox } from '../elements/combobox/combobox.ts';

define('plinth-combobox', PlinthCombobox);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-combobox': PlinthCombobox;
  }
}
