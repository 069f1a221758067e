import { expect, test } from 'vitest';
import { commentsText, shortCount } from './counts.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_243, '1.2k'],
  [12_000, '12k'],
  [2_340_000, '2.3m'],
])('%i is %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});

test.each([
  [0, '0 comments'],
  [1, '1 comment'],
  [3, '3 comments'],
])('%i is %s', (count, text) => {
  expect(commentsText(count)).toBe(text);
});
