import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Tibetan', '༠༡༢༣༤༥༦༧༨༩'],
    ['Khmer', '០១២៣៤៥៦៧៨៩'],
    ['full-width', '０１２３４５６７８９'],
    ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
    ['bold mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['monospace mathematical', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ])('returns %s digits in ASCII', (_script, digits) => {
    expect(plainText(digits)).toBe('0123456789');
  });

  it('returns the digits of every numbering system of the browser in ASCII', () => {
    // Chinese decimals are ideographs, which also have other meanings.
    for (const numberingSystem of Intl.supportedValuesOf('numberingSystem').filter((name) => name !== 'hanidec')) {
      const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
      expect([numberingSystem, plainText(format.format(9_876_543_210))]).toEqual([numberingSystem, '9876543210']);
    }
  });

  it('returns full-width forms in ASCII, without invisible marks', () => {
    expect(plainText('\u200E（１２：３０　ＰＭ）\u200F')).toBe('(12:30　PM)');
  });

  it.each(['5²', '½', '①', 'Ⅻ'])('keeps %s, which is not a digit', (text) => {
    expect(plainText(text)).toBe(text);
  });
});
