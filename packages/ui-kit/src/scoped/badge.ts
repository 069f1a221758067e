// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthBadge } from '../elements/badge/badge.ts';

/** Registers `<plinth-badge>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('badge', PlinthBadge);
