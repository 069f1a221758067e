// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthSplitButton } from '../elements/split-button/split-button.ts';
import './button.ts';
import './dropdown-menu.ts';

define('plinth-split-button', PlinthSplitButton);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-split-button': PlinthSplitButton;
  }
}
