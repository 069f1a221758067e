// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthNavbar } from '../elements/navbar/navbar.ts';

define('plinth-navbar', PlinthNavbar);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-navbar': PlinthNavbar;
  }
}
