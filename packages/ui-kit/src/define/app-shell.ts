// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthAppShell } from '../elements/app-shell/app-shell.ts';

define('plinth-app-shell', PlinthAppShell);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-app-shell': PlinthAppShell;
  }
}
