// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTabPanel } from '../elements/tabs/tab-panel.ts';

define('plinth-tab-panel', PlinthTabPanel);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-tab-panel': PlinthTabPanel;
  }
}
