import * as v from 'valibot';
import { defineCall } from '#call.ts';
import { recordId, search } from '#demo/fields.ts';

const entrySchema = v.object({ id: recordId, title: v.string() });

/** An entry of example item. */
export type ExampleItemEntry = v.InferOutput<typeof entrySchema>;

/** Lists the entries of example item. */
export const listExampleItem = defineCall({
  method: 'GET',
  path: '/apps/example-item/data',
  query: v.object({ q: search }),
  response: v.object({ entries: v.array(entrySchema) }),
  assumed: true,
});
