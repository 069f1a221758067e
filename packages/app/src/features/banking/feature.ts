import type { FeatureWithPages } from '#core/feature.ts';
import { bankConnectionsFeature } from '#features/_shared/bank-connections/connections-slice.ts';
import { linkingFeature } from '#features/_shared/linking/linking.saga.ts';
import { bankingReducer, cards, cardHistory } from './banking-slice.ts';
import { AuthenticatePage } from './pages/authenticate.tsx';
import { BankAccountsPage } from './pages/bank-accounts.tsx';
import { BankReturnPage } from './pages/bank-return.tsx';
import { VirtualCardPage } from './pages/virtual-card.tsx';
import { removal } from './removal.ts';

/** The bank connections with their accounts, and the virtual cards. */
export const feature: FeatureWithPages<'bank-accounts' | 'bank-authenticate' | 'bank-return' | 'virtual-card'> = {
  pages: {
    'bank-accounts': BankAccountsPage,
    'bank-authenticate': AuthenticatePage,
    'bank-return': BankReturnPage,
    'virtual-card': VirtualCardPage,
  },
  requires: [bankConnectionsFeature, linkingFeature],
  reducers: { banking: bankingReducer },
  sagas: [cards.watch, cardHistory.watch, removal.watch],
};
