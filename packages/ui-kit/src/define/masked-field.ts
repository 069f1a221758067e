// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthMaskedField } from '../elements/masked-field/masked-field.ts';

define('plinth-masked-field', PlinthMaskedField);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-masked-field': PlinthMaskedField;
  }
}
