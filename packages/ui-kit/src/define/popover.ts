// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthPopover } from '../elements/popover/popover.ts';

define('plinth-popover', PlinthPopover);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-popover': PlinthPopover;
  }
}
