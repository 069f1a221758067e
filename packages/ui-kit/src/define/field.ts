// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthField } from '../elements/field/field.ts';

define('plinth-field', PlinthField);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-field': PlinthField;
  }
}
