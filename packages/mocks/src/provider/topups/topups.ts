import { getTopup } from '@plinth/api-client/resources/topups';
import { HttpResponse } from 'msw';
import { ok } from '#engine/response.ts';
import { handle, type Domain } from '../handle.ts';
import { limitOf, topupOf } from './data.ts';

/** The limit and the debt. */
export const topups: Domain = {
  calls: [handle(getTopup, ({ db, now }) => ok(topupOf(db, now)), ['customer-ines'])],
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
