// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthSpinner } from '../elements/spinner/spinner.ts';

define('plinth-spinner', PlinthSpinner);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-spinner': PlinthSpinner;
  }
}
