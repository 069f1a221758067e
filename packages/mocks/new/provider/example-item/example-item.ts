import { listExampleItem, type ExampleItemEntry } from '@plinth/api-client/new/resources/example-item';
import { ok } from '#engine/response.ts';
import { handle, type Domain } from '#provider/handle.ts';

const ENTRIES: readonly ExampleItemEntry[] = [{ id: 'example-item-1', name: 'First entry' }];

/** Example item. */
export const exampleItem: Domain = {
  calls: [handle(listExampleItem, ({ db }) => ok(db.portfolio === 'none' ? [] : [...ENTRIES]), ['customer-ines'])],
};
