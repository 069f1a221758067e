// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthCopyButton } from '../elements/copy-button/copy-button.ts';
import './button.ts';

define('plinth-copy-button', PlinthCopyButton);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-copy-button': PlinthCopyButton;
  }
}
