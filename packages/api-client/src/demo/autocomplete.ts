import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { recordId } from './fields.ts';

const suggestionSchema = v.object({
  id: recordId,
  title: v.string(),
  /** Its place among the suggestions, from 1. */
  rank: v.number(),
});

/** A suggestion for what somebody types. */
export type Suggestion = v.InferOutput<typeof suggestionSchema>;

/** Lists all suggestions by rank. */
export const listSuggestions = defineCall({
  method: 'GET',
  path: '/api/autocomplete/data',
  response: v.object({ autoComplete: v.array(suggestionSchema) }),
});
