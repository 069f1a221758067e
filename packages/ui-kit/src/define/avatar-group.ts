// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthAvatarGroup } from '../elements/avatar-group/avatar-group.ts';
import './avatar.ts';

define('plinth-avatar-group', PlinthAvatarGroup);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-avatar-group': PlinthAvatarGroup;
  }
}
