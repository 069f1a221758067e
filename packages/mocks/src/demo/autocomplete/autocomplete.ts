import { listSuggestions } from '@plinth/api-client/demo/autocomplete';
import { ok } from '#engine/reply.ts';
import { answer, type Domain } from '../answer.ts';
import { suggestions } from './seed.ts';

/** The suggestions for what somebody types. */
export const autocomplete: Domain = {
  calls: [answer(listSuggestions, ({ database }) => ok({ autoComplete: [...database.table(suggestions).rows] }), [])],
};
