// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTimeField } from '../elements/time-field/time-field.ts';

define('plinth-time-field', PlinthTimeField);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-time-field': PlinthTimeField;
  }
}
