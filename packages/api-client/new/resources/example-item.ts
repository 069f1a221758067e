import * as v from 'valibot';
import { defineCall } from '#call.ts';
import { id, listOf } from '#schema.ts';

/** An entry of example item. @assumed */
const entrySchema = v.object({ id, name: v.string() });

/** An entry of example item. */
export type ExampleItemEntry = v.InferOutput<typeof entrySchema>;

/** Lists the entries of example item. */
export const listExampleItem = defineCall({
  method: 'GET',
  path: '/example-item/customers/:customerId',
  response: listOf(entrySchema),
  assumed: true,
});

/** Example item. */
export const exampleItem = { list: listExampleItem };
