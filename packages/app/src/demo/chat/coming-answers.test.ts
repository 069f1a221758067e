import { expect, test } from 'vitest';
import { arrivedBetween, nextChangeAfter, typingAt } from './coming-answers.ts';

const at = (ms: number): string => new Date(ms).toISOString();
const ANSWERS = [
  { contactId: 1, typingFrom: at(1_000), time: at(4_000) },
  { contactId: 2, typingFrom: at(2_000), time: at(3_000) },
];

test.each([
  [999, []],
  [1_000, [1]],
  [2_500, [1, 2]],
  [3_000, [1]],
  [4_000, []],
])('at %i ms these contacts are typing: %j', (time, expected) => {
  expect([...typingAt(ANSWERS, time)]).toEqual(expected);
});

test.each([
  [0, 1_000],
  [1_000, 2_000],
  [2_500, 3_000],
  [3_000, 4_000],
  [4_000, null],
])('after %i ms the next change is at %s', (time, expected) => {
  expect(nextChangeAfter(ANSWERS, time)).toBe(expected);
});

test.each([
  [0, 2_999, []],
  [0, 3_000, [2]],
  [3_000, 9_000, [1]],
  [0, 9_000, [1, 2]],
])('answers that arrive after %i ms and until %i ms are those of %j', (after, until, expected) => {
  expect(arrivedBetween(ANSWERS, after, until)).toEqual(expected);
});
