// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthNumberField } from '../elements/number-field/number-field.ts';

define('plinth-number-field', PlinthNumberField);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-number-field': PlinthNumberField;
  }
}
