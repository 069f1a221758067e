import { expect, test } from 'vitest';
import { resultsOf } from './survey-result.ts';

const OPTIONS = [
  { id: 'daily', text: 'Every day', votes: 6 },
  { id: 'weekly', text: 'Once a week', votes: 3 },
];

test.each([
  ['daily', [7, 3], [70, 30]],
  ['weekly', [6, 4], [60, 40]],
])('an answer of %s counts once', (answer, votes, shares) => {
  const results = resultsOf(OPTIONS, answer);
  expect(results.map((result) => result.votes)).toEqual(votes);
  expect(results.map(({ percent }) => percent)).toEqual(shares);
});
