import { describe, expect, it } from 'vitest';
import { foldText } from './search-text.ts';

describe('foldText', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['Łódź', 'lodz'],
    ['Ørsted', 'orsted'],
    ['Đorđe', 'dorde'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Iğdır', 'igdir'],
    ['İZMİR', 'izmir'],
    ['Æsir', 'aesir'],
    ['Œuvre', 'oeuvre'],
    ['Þór Ðór', 'thor dor'],
    ['Ħal Għaxaq', 'hal ghaxaq'],
    ['Ŋaŧ', 'nat'],
    ['Nguyễn Đức', 'nguyen duc'],
    ['Ƙano', 'kano'],
    ['Ｐｌｉｎｔｈ ﬁ', 'plinth fi'],
    ['ΟΔΟΣ', foldText('οδος')],
    ['ｶﾞ', foldText('ガ')],
    ['10\u{a0}000', '10 000'],
    ['٤٤١٧ ４４१७', '4417 4417'],
    ['\u{2066}SKU\u{200b}-7\u{2069}', 'sku-7'],
  ])('makes %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
