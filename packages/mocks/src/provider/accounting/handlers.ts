import { userCall } from '#endpoint.ts';
import { nothing, ok } from '#http.ts';
import { beginLink, integrationOf } from '../platforms.ts';
import { accountingInformationOf } from './data.ts';

/** The accounting platforms. */
export const accountingCalls = [
  userCall('GET /data/accounting/customers/:customerId', ({ db, now }) => {
    const information = accountingInformationOf(db, now);
    return information ? ok(information) : nothing();
  }),

  userCall('POST /data/accounting/customers/:customerId', (input) => beginLink(input, 'accounting')),

  userCall('GET /data/accounting/customers/:customerId/integrations', ({ db }) => ok(db.accounting.map(integrationOf))),
];
