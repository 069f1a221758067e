// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthConnectionCard } from '../elements/connection-card/connection-card.ts';
import { define as defineAvatar } from './avatar.ts';
import { define as defineButton } from './button.ts';
import { define as defineConnectionStatus } from './connection-status.ts';

/** Registers `<plinth-connection-card>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('connection-card', PlinthConnectionCard, [defineAvatar, defineButton, defineConnectionStatus]);
