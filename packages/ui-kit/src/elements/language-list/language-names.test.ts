import { describe, expect, it } from 'vitest';
import { languageName, languageTags, matchingTag } from './language-names.ts';

describe('languageName', () => {
  it.each([
    ['en', 'English'],
    ['fr', 'Français'],
    ['de', 'Deutsch'],
    ['pt', 'Português'],
    ['ar', 'العربية'],
    ['not a tag', 'not a tag'],
    ['', ''],
  ])('of %j is %j', (tag, name) => {
    expect(languageName(tag)).toBe(name);
  });
});

describe('languageTags', () => {
  it('reads tags between any white space, each once', () => {
    expect(languageTags(' en  fr\nen pt-PT ')).toEqual(['en', 'fr', 'pt-PT']);
    expect(languageTags('')).toEqual([]);
  });
});

describe('matchingTag', () => {
  it.each([
    ['fr', 'fr'],
    ['FR', 'fr'],
    ['fr-CA', 'fr'],
    ['pt-BR', 'pt-BR'],
    ['pt-PT', 'pt'],
    ['frr', undefined],
    ['', undefined],
  ])('for %j is %j', (language, tag) => {
    expect(matchingTag(['en', 'fr', 'pt', 'pt-BR'], language)).toBe(tag);
  });
});
