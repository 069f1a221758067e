// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthDialog } from '../elements/dialog/dialog.ts';

define('plinth-dialog', PlinthDialog);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-dialog': PlinthDialog;
  }
}
