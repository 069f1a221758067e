import { listContracts } from '@plinth/api-client/resources/contracts';
import { ok } from '#engine/response.ts';
import { rawJson } from '#failures.ts';
import { handle, type Domain } from '../handle.ts';
import { contractsOf } from './data.ts';

/** The contracts. */
export const contracts: Domain = {
  calls: [handle(listContracts, ({ db, now, context }) => ok(contractsOf(db, now, context.origin)), ['customer-ines'])],
  scenarios: { errors: [[listContracts, () => rawJson('[{"id":"C-1077","status":"TOPU')]] },
};
