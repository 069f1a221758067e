import { listFaq, type FaqCategoryName } from '@plinth/api-client/demo/faq';
import { ok } from '#engine/response.ts';
import { handle, type Domain } from '../handle.ts';
import { matches } from '../lists.ts';
import { FAQ_TEXTS, faqQuestions } from './seed.ts';

/** The frequently asked questions. */
export const faq: Domain = {
  calls: [
    handle(
      listFaq,
      ({ database, query: { q } }) => {
        const found = database.table(faqQuestions).rows.filter(({ question, answer }) => matches(q, question, answer));
        const categoryOf = (name: FaqCategoryName) => ({
          ...FAQ_TEXTS[name],
          qandA: found
            .filter(({ category }) => category === name)
            .map(({ question, answer }) => ({ question, answer })),
        });
        return ok({
          payment: categoryOf('payment'),
          delivery: categoryOf('delivery'),
          cancellation: categoryOf('cancellation'),
          myOrders: categoryOf('myOrders'),
          productServices: categoryOf('productServices'),
        });
      },
      [],
    ),
  ],
};
