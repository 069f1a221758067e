import { listExampleItem, type ExampleItemEntry } from '@plinth/api-client/new/resources/example-item';
import { answer } from '#answer.ts';
import type { Domain } from '#domain.ts';
import { ok } from '#http.ts';

const ENTRIES: readonly ExampleItemEntry[] = [{ id: 'example-item-1', name: 'First entry' }];

/** Example item. */
export const exampleItem: Domain = {
  calls: [
    answer(listExampleItem, ({ db }) => ok(db.portfolio === 'none' ? [] : [...ENTRIES]), { input: ['customer-ines'] }),
  ],
};
