import { userCall } from '#endpoint.ts';
import { ok } from '#http.ts';
import { contractsOf } from './data.ts';

/** The contracts. */
export const contractsCalls = [
  userCall('GET /financing/customers/:customerId/contracts', ({ db, now }) => ok(contractsOf(db, now))),
];
