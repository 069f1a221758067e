import { listCardTransactions, listVirtualCards } from '@plinth/api-client/resources/virtual-cards';
import { ok, problem } from '#engine/response.ts';
import { rawJson } from '#failures.ts';
import { handle, type Domain } from '../handle.ts';
import { cardsOf, cardTransactionsAt } from './data.ts';

/** The virtual cards. */
export const virtualCards: Domain = {
  calls: [
    handle(listVirtualCards, ({ db, now }) => ok(cardsOf(db, now)), ['customer-ines']),
    handle(
      listCardTransactions,
      ({ db, now, params }) =>
        cardsOf(db, now).some(({ id }) => id === params.cardId)
          ? ok(cardTransactionsAt(now))
          : problem(404, 'There is no such card'),
      ['customer-ines', 'card-8804'],
    ),
  ],
  scenarios: {
    errors: [
      [listVirtualCards, () => rawJson('[{"id":"card-8804"}]')],
      [listCardTransactions, () => rawJson('[{"id":"card-8804-40","createdAt":"yesterday","amount":184000}]')],
    ],
  },
};
