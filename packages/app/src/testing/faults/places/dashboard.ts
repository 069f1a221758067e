import { hrefOf } from '#core/routes/href.ts';
import { USER } from '../people.ts';
import type { Place } from '../place.ts';

const CONTRACTS = 'GET /financing/customers/:customerId/contracts';
const TOPUP = 'GET /financing/customers/:customerId/topups';
const CONNECTIONS = 'GET /data/banking/customers/:customerId/connections';

export const dashboard: readonly Place[] = [
  {
    name: 'the dashboard',
    path: hrefOf('dashboard'),
    scenario: 'financed',
    user: USER,
    calls: ['GET /financing/leads', 'GET /customers', 'GET /features/proxy', CONTRACTS, TOPUP, CONNECTIONS],
    parts: {
      'Available to draw': [TOPUP, CONTRACTS],
      'Next collection': [CONTRACTS, CONNECTIONS],
      'Cash flow': [CONTRACTS],
      Contracts: [CONTRACTS],
      Transactions: [CONTRACTS],
    },
    settled: { [CONNECTIONS]: 'a notice of a bank would move what somebody reads by now; the bell and the menu tell' },
    quiet: { 'GET /features/proxy': 'the last known flags hold, and without any everything is on (decisions: flags)' },
  },
  {
    name: 'a promo code that is held when somebody comes in',
    path: hrefOf('dashboard'),
    scenario: 'financed',
    user: USER,
    prepare: ({ storage }) => storage.set('promo', { code: 'WELCOME25', key: 'key-1' }),
    act: () => Promise.resolve(),
    calls: ['POST /promotions/customers/:customerId/:promoCode/associate'],
  },
];
