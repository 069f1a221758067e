import type { Action } from '@reduxjs/toolkit';

/** A request for a panel's data that is made before its page is rendered. */
export type AheadAction = Action & { readonly meta?: { readonly isAhead?: true } };

/** Returns an action that requests a panel's data ahead: the first request of the page itself is then the same one. */
export const ahead = (action: Action): AheadAction => ({ ...action, meta: { isAhead: true } });
