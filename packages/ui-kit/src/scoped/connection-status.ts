// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthConnectionStatus } from '../elements/connection-status/connection-status.ts';

/** Registers `<plinth-connection-status>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('connection-status', PlinthConnectionStatus);
