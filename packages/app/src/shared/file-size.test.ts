import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 kB'],
  [3, '1 kB'],
  [1_024, '1 kB'],
  [480 * 1_024, '480 kB'],
  [3.2 * 1_024 ** 2, '3.2 MB'],
  [20 * 1_024 ** 2, '20 MB'],
  [3 * 1_024 ** 4, '3,072 GB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes, 'en')).toBe(text);
});

test('formats with Latin digits in Arabic', () => {
  expect(fileSize(3.2 * 1_024 ** 2, 'ar')).toMatch(/3[.,٫]2/);
});
