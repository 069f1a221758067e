import { listContracts } from '@plinth/api-client/resources/contracts';
import { ok } from '#engine/reply.ts';
import { rawJson } from '#failures.ts';
import { answer, type Domain } from '../answer.ts';
import { contractsOf } from './data.ts';

/** The contracts. */
export const contracts: Domain = {
  calls: [answer(listContracts, ({ db, now, context }) => ok(contractsOf(db, now, context.origin)), ['customer-ines'])],
  scenarios: { errors: [[listContracts, () => rawJson('[{"id":"C-1077","status":"TOPU')]] },
};
