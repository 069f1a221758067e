import { listSuggestions } from '@plinth/api-client/demo/autocomplete';
import { ok } from '#engine/response.ts';
import { handle, type Domain } from '../handle.ts';
import { suggestions } from './seed.ts';

/** The suggestions for what somebody types. */
export const autocomplete: Domain = {
  calls: [handle(listSuggestions, ({ database }) => ok({ autoComplete: [...database.table(suggestions).rows] }), [])],
};
