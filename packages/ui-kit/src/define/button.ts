// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthButton } from '../elements/button/button.ts';

define('plinth-button', PlinthButton);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-button': PlinthButton;
  }
}
