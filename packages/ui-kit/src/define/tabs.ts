// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTabs } from '../elements/tabs/tabs.ts';
import './tab.ts';
import './tab-panel.ts';

define('plinth-tabs', PlinthTabs);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-tabs': PlinthTabs;
  }
}
