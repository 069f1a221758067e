import type { Promotion } from '@plinth/api-client/resources/promotions';
import { createAction } from '@reduxjs/toolkit';

/**
 * Events shared by features: a feature that reacts to another listens to these instead of importing it.
 */

/** Why a session ends: the user logged out, the identity provider ended it, or another tab did. */
export type LogoutReason = 'user' | 'expired' | 'otherTab';

/** Request to end the session. */
export const logoutRequested = createAction<LogoutReason>('session/logoutRequested');
/** The session has ended and its data is removed. `meta.uid` is the user whose session it was, where it is known. */
export const loggedOut = createAction('session/loggedOut', (reason: LogoutReason, uid: string | null = null) => ({
  payload: reason,
  meta: { uid },
}));
/** A bank, an accounting platform or a shop was linked on its hosted page. */
export const linked = createAction<{
  readonly kind: 'bank' | 'accounting' | 'commerce';
  readonly connectionId: string;
}>('link/linked');
/** Why a promo code was not applied: it does not exist, it was already used, or the request failed. */
export type PromoFailure = 'unknown' | 'used' | 'failed';

/** A promo code was applied to the customer; `promotion` describes its benefit, where the API returns one. */
export const promoApplied = createAction<{ readonly code: string; readonly promotion: Promotion | null }>(
  'promotions/applied',
);
/** A promo code was not applied. */
export const promoNotApplied = createAction<{ readonly code: string; readonly reason: PromoFailure }>(
  'promotions/notApplied',
);
