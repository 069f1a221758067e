// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthIcon } from '../elements/icon/icon.ts';

define('plinth-icon', PlinthIcon);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-icon': PlinthIcon;
  }
}
