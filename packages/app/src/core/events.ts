import type { BankConnection, Contract, Promotion, Task, Topup } from '@plinth/api-client';
import { createAction } from '@reduxjs/toolkit';

/**
 * What happened, told across features: a feature that reacts to another listens to these instead of importing it.
 */

/** Why a session ends: the person asked, the identity provider refused, or another tab ended it. */
export type LogoutReason = 'user' | 'expired' | 'otherTab';

/** The session has to end. */
export const logoutRequested = createAction<LogoutReason>('session/logoutRequested');
/** The session is over and everything that belonged to it is gone. */
export const loggedOut = createAction<LogoutReason>('session/loggedOut');
/** A bank, an accounting platform or a shop was linked on its own page. */
export const linked = createAction<{
  readonly kind: 'bank' | 'accounting' | 'commerce';
  readonly connectionId: string;
}>('link/linked');
/** The provider has told of the customer's contracts. */
export const contractsReceived = createAction<readonly Contract[]>('contracts/received');
/** The provider has told what the customer may draw and owes. */
export const topupReceived = createAction<Topup>('topup/received');
/** The provider has told of the customer's bank connections. */
export const connectionsReceived = createAction<readonly BankConnection[]>('banking/connectionsReceived');
/** The provider has told of the customer's tickets. */
export const ticketsReceived = createAction<readonly Task[]>('tickets/received');

/** Why a promo code was not applied: there is none such, it was used before, or something failed on the way. */
export type PromoFailure = 'unknown' | 'used' | 'failed';

/** A promo code belongs to the customer now; what it gives, where the provider says it. */
export const promoApplied = createAction<{ readonly code: string; readonly promotion: Promotion | null }>(
  'promotions/applied',
);
/** A promo code was not applied. */
export const promoNotApplied = createAction<{ readonly code: string; readonly reason: PromoFailure }>(
  'promotions/notApplied',
);
