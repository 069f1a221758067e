import { getTopup } from '@plinth/api-client/resources/topups';
import { HttpResponse } from 'msw';
import { ok } from '#engine/reply.ts';
import { answer, type Domain } from '../answer.ts';
import { limitOf, topupOf } from './data.ts';

/** The limit and the debt. */
export const topups: Domain = {
  calls: [answer(getTopup, ({ db, now }) => ok(topupOf(db, now)), ['customer-ines'])],
  seed: ({ scenario }) => ({ limit: limitOf(scenario) }),
  scenarios: {
    errors: [
      [
        getTopup,
        () => HttpResponse.json({ message: 'The limit is under review', code: 'TOPUP_UNDER_REVIEW' }, { status: 500 }),
      ],
    ],
  },
};
