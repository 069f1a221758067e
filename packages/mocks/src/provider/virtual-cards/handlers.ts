import { userCall } from '#endpoint.ts';
import { ok, problem } from '#http.ts';
import { cardsOf, cardTransactionsAt } from './data.ts';

/** The virtual cards. */
export const virtualCardsCalls = [
  userCall('GET /data/virtual-cards/customers/:customerId/virtual-cards', ({ db, now }) => ok(cardsOf(db, now))),

  userCall('GET /data/virtual-cards/customers/:customerId/virtual-cards/:cardId/transactions', ({ db, now, param }) =>
    cardsOf(db, now).some(({ id }) => id === param('cardId'))
      ? ok(cardTransactionsAt(now))
      : problem(404, 'There is no such card'),
  ),
];
