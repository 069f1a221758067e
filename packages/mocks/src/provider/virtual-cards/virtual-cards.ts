import { listCardTransactions, listVirtualCards } from '@plinth/api-client/resources/virtual-cards';
import { answer } from '#answer.ts';
import type { Domain } from '#domain.ts';
import { rawJson } from '#failures.ts';
import { ok, problem } from '#http.ts';
import { cardsOf, cardTransactionsAt } from './data.ts';

/** The virtual cards. */
export const virtualCards: Domain = {
  calls: [
    answer(listVirtualCards, ({ db, now }) => ok(cardsOf(db, now)), { input: ['customer-ines'] }),
    answer(
      listCardTransactions,
      ({ db, now, params }) =>
        cardsOf(db, now).some(({ id }) => id === params.cardId)
          ? ok(cardTransactionsAt(now))
          : problem(404, 'There is no such card'),
      { input: ['customer-ines', 'card-8804'] },
    ),
  ],
  scenarios: {
    errors: [
      [listVirtualCards, () => rawJson('[{"id":"card-8804"}]')],
      [listCardTransactions, () => rawJson('[{"id":"card-8804-40","createdAt":"yesterday","amount":184000}]')],
    ],
  },
};
