import { listExampleItem } from '@plinth/api-client/new/demo/example-item';
import { answer, type Domain } from '#demo/answer.ts';
import { matches } from '#demo/lists.ts';
import { ok } from '#engine/reply.ts';
import { exampleItemEntries } from './seed.ts';

/** Example item. */
export const exampleItem: Domain = {
  calls: [
    answer(
      listExampleItem,
      ({ database, query: { q } }) => {
        const entries = database.table(exampleItemEntries).rows.filter((entry) => matches(q, entry.title));
        return ok({ entries });
      },
      [{}],
    ),
  ],
};
