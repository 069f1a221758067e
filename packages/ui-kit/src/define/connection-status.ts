// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthConnectionStatus } from '../elements/connection-status/connection-status.ts';

define('plinth-connection-status', PlinthConnectionStatus);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-connection-status': PlinthConnectionStatus;
  }
}
