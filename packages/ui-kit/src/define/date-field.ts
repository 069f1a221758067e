// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDateField } from '../elements/date-field/date-field.ts';

define('plinth-date-field', PlinthDateField);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-date-field': PlinthDateField;
  }
}
