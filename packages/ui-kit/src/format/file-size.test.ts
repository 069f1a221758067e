import { describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';
import { NO_VALUE } from './format.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '1 kB'],
    [491_520, '480 kB'],
    [1_048_575, '1 MB'],
    [3_355_443, '3.2 MB'],
    [20 * 1024 ** 2, '20 MB'],
    [3 * 1024 ** 4, '3,072 GB'],
  ])('formats %i bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes, 'en')).toBe(text);
  });

  it('uses the language, and English for an unknown one', () => {
    expect(
      [formatFileSize(3_355_443, 'de'), formatFileSize(3_355_443, 'not a tag')].map((text) =>
        text.replaceAll('\u00a0', ' '),
      ),
    ).toEqual(['3,2 MB', '3.2 MB']);
  });

  it.each([null, undefined, Number.NaN, -1, Number.POSITIVE_INFINITY])('returns a dash for %s', (bytes) => {
    expect(formatFileSize(bytes, 'en')).toBe(NO_VALUE);
  });
});
