import { listExampleItem } from '@plinth/api-client/new/demo/example-item';
import { expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';
import { exampleItem } from './example-item.ts';

const { call } = startDemo({ handlers: exampleItem.calls });

test.each([
  ['', [1, 2, 3]],
  ['SECOND', [2]],
  ['nothing', []],
])('lists the entries in whose title %j is', async (q, ids) => {
  const { entries } = await call(listExampleItem, { q });
  expect(entries.map(({ id }) => id)).toEqual(ids);
});
