// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTab } from '../elements/tabs/tab.ts';

define('plinth-tab', PlinthTab);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-tab': PlinthTab;
  }
}
