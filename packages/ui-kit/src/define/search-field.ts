// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthSearchField } from '../elements/search-field/search-field.ts';

define('plinth-search-field', PlinthSearchField);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-search-field': PlinthSearchField;
  }
}
