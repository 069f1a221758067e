import { FAQ_CATEGORIES, FAQ_ICONS, listFaq } from '@plinth/api-client/demo/faq';
import { expect, test } from 'vitest';
import { startDemo } from '#testing/demo-world.ts';

const { call } = startDemo();

/** Returns the number of questions that each category has left. */
const counts = async (q: string) => {
  const categories = await call(listFaq, { q });
  return FAQ_CATEGORIES.map((name) => categories[name].qandA.length);
};

test('has five categories, each with an icon and five questions of their own', async () => {
  const categories = Object.values(await call(listFaq));
  const questions = categories.flatMap(({ qandA }) => qandA);
  expect(categories.map(({ icon }) => icon)).toEqual(FAQ_ICONS);
  expect(categories.map(({ qandA }) => qandA.length)).toEqual([5, 5, 5, 5, 5]);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(25);
  expect(new Set(questions.map(({ answer }) => answer)).size).toBe(25);
});

test.each([
  ['', [5, 5, 5, 5, 5]],
  ['  CARD ', [3, 1, 1, 1, 0]],
  ['saturdays', [0, 1, 0, 0, 0]],
  ['engraving', [0, 0, 1, 0, 0]],
  ['engràving', [0, 0, 1, 0, 0]],
  ['submarine', [0, 0, 0, 0, 0]],
])('the search for %j is in questions and answers', async (q, expected) => {
  await expect(counts(q)).resolves.toEqual(expected);
});
