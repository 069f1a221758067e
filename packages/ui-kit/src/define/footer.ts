// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthFooter } from '../elements/footer/footer.ts';

define('plinth-footer', PlinthFooter);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-footer': PlinthFooter;
  }
}
