import { listContracts } from '@plinth/api-client/resources/contracts';
import { answer } from '#answer.ts';
import type { Domain } from '#domain.ts';
import { rawJson } from '#failures.ts';
import { ok } from '#http.ts';
import { contractsOf } from './data.ts';

/** The contracts. */
export const contracts: Domain = {
  calls: [
    answer(listContracts, ({ db, now, context }) => ok(contractsOf(db, now, context.origin)), {
      input: ['customer-ines'],
    }),
  ],
  scenarios: { errors: [[listContracts, () => rawJson('[{"id":"C-1077","status":"TOPU')]] },
};
