import { hrefOf } from '#core/routes/href.ts';
import { USER } from '../people.ts';
import type { Place } from '../place.ts';
import { chooseIn, press } from '../visit.tsx';

const INFORMATION = 'GET /data/accounting/customers/:customerId';
const BOOKS = 'GET /data/accounting/customers/:customerId/integrations';
const BOOK = 'POST /data/accounting/customers/:customerId';
const SHOPS = 'GET /data/commerce/customers/:customerId';
const CATALOGUE = 'GET /data/commerce/customers/:customerId/all';
const PLATFORMS = 'GET /data/commerce/customers/:customerId/integrations';
const SHOP = 'POST /data/commerce/customers/:customerId';
const UNLINK = 'DELETE /data/:kind/customers/:customerId/connections/:connectionId';

const financed = { scenario: 'financed', user: USER } as const;

export const platforms: readonly Place[] = [
  {
    ...financed,
    name: 'the accounting platforms',
    path: hrefOf('accounting'),
    calls: [INFORMATION, BOOKS],
    parts: { 'What we do with it': [] },
  },
  {
    ...financed,
    name: 'the commerce platforms',
    path: hrefOf('commerce'),
    calls: [SHOPS, CATALOGUE, PLATFORMS],
    parts: { 'What we do with it': [] },
  },
  {
    ...financed,
    name: 'linking an accounting platform',
    path: hrefOf('accounting'),
    act: (visit) => press(visit, 'Link Ledgerline'),
    calls: [BOOK],
  },
  {
    ...financed,
    name: 'linking a shop',
    path: hrefOf('commerce'),
    act: (visit) => press(visit, 'Link Cartwheel'),
    calls: [SHOP],
  },
  {
    ...financed,
    name: 'unlinking the accounting platform',
    path: hrefOf('accounting'),
    calls: [UNLINK],
    act: async (visit) => {
      await chooseIn(visit, 'More for Quillbooks', 'unlink');
      await press(visit, 'Unlink');
    },
  },
  {
    ...financed,
    name: 'unlinking a shop',
    path: hrefOf('commerce'),
    calls: [UNLINK],
    act: async (visit) => {
      await chooseIn(visit, 'More for Shopfront', 'unlink');
      await press(visit, 'Unlink');
    },
  },
];
