// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthAvatarGroup } from '../elements/avatar-group/avatar-group.ts';
import { define as defineAvatar } from './avatar.ts';

/** Registers `<plinth-avatar-group>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('avatar-group', PlinthAvatarGroup, [defineAvatar]);
