import { type BankAccount, listBankAccounts, listBankConnections } from '@plinth/api-client/resources/banking';
import { listCardTransactions, listVirtualCards } from '@plinth/api-client/resources/virtual-cards';
import { hrefOf } from '#core/routes/href.ts';
import { CARD_ID, USER } from '../personas.ts';
import type { Place } from '../place.ts';
import { choose, press } from '../visit.tsx';

const financed = { scenario: 'financed', user: USER } as const;
const cardCalls = [listVirtualCards, listCardTransactions];

/** Returns whether a response contains a checking account that can be read, without which a link is not confirmed. */
const hasConnectedChecking = (body: unknown): boolean =>
  Array.isArray(body) &&
  body.some(
    (account: Partial<BankAccount> | null) =>
      account?.subtype === 'checking' && account.ProviderConnection?.status === 'CONNECTED',
  );

export const banking: readonly Place[] = [
  {
    ...financed,
    name: 'the banks',
    path: hrefOf('bank-accounts'),
    panels: { Connections: [listBankConnections], 'Virtual card': cardCalls },
  },
  {
    ...financed,
    name: 'the virtual card',
    path: hrefOf('virtual-card', { virtualCreditCardId: CARD_ID }),
    panels: { Card: cardCalls, Transactions: cardCalls },
  },
  {
    ...financed,
    name: 'adding a bank',
    path: hrefOf('bank-accounts'),
    action: (visit) => press(visit, 'Add a bank'),
  },
  {
    ...financed,
    name: 'signing in to a bank again',
    path: hrefOf('bank-authenticate', { connectionId: 'connection-tidewater' }),
  },
  {
    ...financed,
    name: 'the return from a bank',
    path: hrefOf('bank-return', {}, { state: 'state-1', connectionId: 'connection-larkfield' }),
    prepare: ({ storage }) =>
      storage.set('linkState', { state: 'state-1', kind: 'bank', from: hrefOf('bank-accounts'), uid: USER.uid }),
    only: [listBankAccounts],
    isRejected: (body) => !hasConnectedChecking(body),
  },
  {
    ...financed,
    name: 'removing a bank',
    path: hrefOf('bank-accounts'),
    retryButton: 'Remove bank',
    action: async (visit) => {
      await choose(visit, 'Actions for Northgate Business Bank', 'Remove this bank');
      await press(visit, 'Remove bank');
    },
  },
];
