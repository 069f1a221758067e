import { bankAccountsFeature } from '#core/banking/bank-accounts.ts';
import type { Feature } from '#core/feature.ts';
import { linkingFeature } from '#core/linking/linking.saga.ts';
import { bankingReducer, cards, history } from './banking-slice.ts';
import { removal } from './removal.saga.ts';

/** Joins with every banking page. */
export const bankingFeature: Feature = {
  reducers: { banking: bankingReducer, ...bankAccountsFeature.reducers, ...linkingFeature.reducers },
  watchers: [cards.watch, history.watch, removal, ...bankAccountsFeature.watchers, ...linkingFeature.watchers],
};
