import type { CommercePlatform } from '@plinth/api-client';
import { userCall } from '#endpoint.ts';
import { ok } from '#http.ts';
import { beginLink, integrationOf } from '../platforms.ts';
import { shopsOf } from './data.ts';

/** The commerce platforms. */
export const commerceCalls = [
  userCall('GET /data/commerce/customers/:customerId', ({ db, now }) => ok(shopsOf(db, now))),

  userCall('POST /data/commerce/customers/:customerId', (input) => beginLink(input, 'commerce')),

  userCall('GET /data/commerce/customers/:customerId/all', ({ db }) =>
    ok(db.commerce.map(({ id, name, kind }): CommercePlatform => ({ id, name, kind }))),
  ),

  userCall('GET /data/commerce/customers/:customerId/integrations', ({ db }) => ok(db.commerce.map(integrationOf))),
];
