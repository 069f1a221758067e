// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthAvatar } from '../elements/avatar/avatar.ts';

/** Registers `<plinth-avatar>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('avatar', PlinthAvatar);
