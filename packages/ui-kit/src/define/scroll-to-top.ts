// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthScrollToTop } from '../elements/scroll-to-top/scroll-to-top.ts';

define('plinth-scroll-to-top', PlinthScrollToTop);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-scroll-to-top': PlinthScrollToTop;
  }
}
