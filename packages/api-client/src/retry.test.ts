import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retry.ts';

test.each([
  [undefined, undefined, undefined],
  ['', undefined, undefined],
  ['soon', 'Thu, 19 Nov 2026 17:42:00 GMT', undefined],
  ['Thu, 19 Nov 2026 17:42:04 GMT', undefined, undefined],
  ['Thu, 19 Nov 2026 17:41:00 GMT', 'Thu, 19 Nov 2026 17:42:00 GMT', 0],
  [' 7 ', undefined, 7],
])('parses Retry-After %j with the date %j as %j seconds', (retryAfter, date, seconds) => {
  expect(retryAfterSeconds({ retryAfter, date })).toBe(seconds);
});
