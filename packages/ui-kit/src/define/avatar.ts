// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthAvatar } from '../elements/avatar/avatar.ts';

define('plinth-avatar', PlinthAvatar);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-avatar': PlinthAvatar;
  }
}
