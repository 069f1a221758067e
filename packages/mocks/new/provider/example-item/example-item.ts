import { listExampleItem, type ExampleItemEntry } from '@plinth/api-client/new/resources/example-item';
import { ok } from '#engine/reply.ts';
import { answer, type Domain } from '#provider/answer.ts';

const ENTRIES: readonly ExampleItemEntry[] = [{ id: 'example-item-1', name: 'First entry' }];

/** Example item. */
export const exampleItem: Domain = {
  calls: [answer(listExampleItem, ({ db }) => ok(db.portfolio === 'none' ? [] : [...ENTRIES]), ['customer-ines'])],
};
