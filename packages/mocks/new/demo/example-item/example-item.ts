import { listExampleItem } from '@plinth/api-client/new/demo/example-item';
import { answerDemo, type DemoDomain } from '#demo/answer.ts';
import { matches } from '#demo/lists.ts';
import { ok } from '#http.ts';
import { exampleItemEntries } from './seed.ts';

/** Example item. */
export const exampleItem: DemoDomain = {
  answers: [
    answerDemo(
      listExampleItem,
      ({ database, query: { q } }) => {
        const entries = database.table(exampleItemEntries).rows.filter((entry) => matches(q, entry.title));
        return ok({ entries });
      },
      [{}],
    ),
  ],
};
