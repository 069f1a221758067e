import { listSuggestions } from '@plinth/api-client/demo/autocomplete';
import { ok } from '#http.ts';
import { answerDemo, type DemoDomain } from '../answer.ts';
import { suggestions } from './seed.ts';

/** The suggestions for what somebody types. */
export const autocomplete: DemoDomain = {
  answers: [
    answerDemo(listSuggestions, ({ database }) => ok({ autoComplete: [...database.table(suggestions).rows] }), []),
  ],
};
