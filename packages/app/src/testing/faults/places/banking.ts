import { hrefOf } from '#core/routes/href.ts';
import { CARD, USER } from '../people.ts';
import type { Place } from '../place.ts';
import { chooseIn, press } from '../visit.tsx';

const CONNECTIONS = 'GET /data/banking/customers/:customerId/connections';
const LINK = 'GET /data/banking/customers/:customerId/link';
const REMOVAL = 'DELETE /data/:kind/customers/:customerId/connections/:connectionId';
const CARDS = 'GET /data/virtual-cards/customers/:customerId/virtual-cards';
const HISTORY = 'GET /data/virtual-cards/customers/:customerId/virtual-cards/:cardId/transactions';

const financed = { scenario: 'financed', user: USER } as const;

export const banking: readonly Place[] = [
  {
    ...financed,
    name: 'the banks',
    path: hrefOf('bank-accounts'),
    calls: [CONNECTIONS, CARDS, HISTORY],
    parts: { Connections: [CONNECTIONS], 'Virtual card': [CARDS, HISTORY] },
  },
  {
    ...financed,
    name: 'the virtual card',
    path: hrefOf('virtual-card', { virtualCreditCardId: CARD }),
    calls: [CARDS, HISTORY],
    parts: { Card: [CARDS, HISTORY], Transactions: [CARDS, HISTORY] },
  },
  {
    ...financed,
    name: 'adding a bank',
    path: hrefOf('bank-accounts'),
    act: (visit) => press(visit, 'Add a bank'),
    calls: [LINK],
  },
  {
    ...financed,
    name: 'signing in to a bank again',
    path: hrefOf('bank-authenticate', { connectionId: 'connection-tidewater' }),
    calls: [LINK],
  },
  {
    ...financed,
    name: 'removing a bank',
    path: hrefOf('bank-accounts'),
    calls: [REMOVAL],
    again: 'Remove bank',
    act: async (visit) => {
      await chooseIn(visit, 'Actions for Northgate Business Bank', 'remove');
      await press(visit, 'Remove bank');
    },
  },
];
