import { userCall } from '#endpoint.ts';
import { ok } from '#http.ts';
import { topupOf } from './data.ts';

/** The topup. */
export const topupsCalls = [
  userCall('GET /financing/customers/:customerId/topups', ({ db, now }) => ok(topupOf(db, now))),
];
