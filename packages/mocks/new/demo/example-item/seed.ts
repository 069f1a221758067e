import type { ExampleItemEntry } from '@plinth/api-client/new/demo/example-item';
import { defineTable } from '#demo/database.ts';

const TITLES = ['First entry', 'Second entry', 'Third entry'];

/** The entries that example item start with. */
export const exampleItemEntries = defineTable<ExampleItemEntry>({
  name: 'example-item',
  seed: () => TITLES.map((title, index) => ({ id: index + 1, title })),
});
