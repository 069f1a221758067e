// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthNav } from '../elements/nav/nav.ts';
import './nav-item.ts';

define('plinth-nav', PlinthNav);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-nav': PlinthNav;
  }
}
