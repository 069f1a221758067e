import { listCardTransactions, listVirtualCards } from '@plinth/api-client/resources/virtual-cards';
import { ok, problem } from '#engine/reply.ts';
import { rawJson } from '#failures.ts';
import { answer, type Domain } from '../answer.ts';
import { cardsOf, cardTransactionsAt } from './data.ts';

/** The virtual cards. */
export const virtualCards: Domain = {
  calls: [
    answer(listVirtualCards, ({ db, now }) => ok(cardsOf(db, now)), ['customer-ines']),
    answer(
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
