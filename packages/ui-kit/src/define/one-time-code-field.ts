// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthOneTimeCodeField } from '../elements/one-time-code-field/one-time-code-field.ts';

define('plinth-one-time-code-field', PlinthOneTimeCodeField);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-one-time-code-field': PlinthOneTimeCodeField;
  }
}
