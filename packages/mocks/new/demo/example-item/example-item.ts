import { listExampleItem } from '@plinth/api-client/new/demo/example-item';
import { handle, type Domain } from '#demo/handle.ts';
import { matches } from '#demo/lists.ts';
import { ok } from '#engine/response.ts';
import { exampleItemEntries } from './seed.ts';

/** Example item. */
export const exampleItem: Domain = {
  calls: [
    handle(
      listExampleItem,
      ({ database, query: { q } }) => {
        const entries = database.table(exampleItemEntries).rows.filter((entry) => matches(q, entry.title));
        return ok({ entries });
      },
      [{}],
    ),
  ],
};
