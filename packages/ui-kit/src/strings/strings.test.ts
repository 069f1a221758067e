import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { listeners, setStrings, stringsFor } from './strings.ts';

describe('the strings of the kit', () => {
  it('are English for a language that nobody gave', () => {
    for (const language of ['en', 'EN-us', 'xx', 'xx-Latn-YY', '']) expect(stringsFor(language, en)).toBe(en);
  });

  it('are found by the longest part of the tag that is known, in any case', () => {
    setStrings('qa', { close: 'qa' });
    setStrings('qa-Latn', { close: 'qa-Latn' });
    const found = ['qa', 'QA', 'qa-BR', 'qa-latn', 'qa-Latn-BR', 'qab'].map(
      (language) => stringsFor(language, en).close,
    );
    expect(found).toEqual(['qa', 'qa', 'qa', 'qa-Latn', 'qa-Latn', en.close]);
  });

  it('fall back to English one by one', () => {
    setStrings('qb', { close: 'zu' });
    expect(stringsFor('qb', en)).toEqual({ ...en, close: 'zu' });
  });

  it('keep what was given before when single ones are replaced', () => {
    setStrings('qc', { close: 'one', loading: 'two' });
    setStrings('QC', { loading: 'three' });
    expect([stringsFor('qc', en).close, stringsFor('qc', en).loading]).toEqual(['one', 'three']);
    expect([en.close, en.loading]).toEqual(['Close', 'Loading']);
  });

  it('tell who listens, until they stop', () => {
    const heard: string[] = [];
    const [first, second] = [(): unknown => heard.push('first'), (): unknown => heard.push('second')];
    listeners.add(first).add(second);
    setStrings('qd', {});
    listeners.delete(first);
    setStrings('qd', {});
    listeners.delete(second);
    setStrings('qd', {});
    expect(heard).toEqual(['first', 'second', 'second']);
  });

  it('put what a sentence needs where it belongs', () => {
    const parts = ['«1»', '«2»', '«3»'] as const;
    const sentences = Object.entries(en).filter((entry) => typeof entry[1] === 'function') as [
      string,
      (...values: readonly string[]) => string,
    ][];
    const lost = sentences.map(
      ([name, sentence]) =>
        [name, parts.slice(0, sentence.length).filter((part) => !sentence(...parts).includes(part))] as const,
    );
    expect(lost.filter(([, missing]) => missing.length > 0)).toEqual([]);
    expect(sentences.length).toBeGreaterThan(0);
  });

  it('are never empty', () => {
    expect(Object.entries(en).filter(([, text]) => typeof text === 'string' && text.trim() === '')).toEqual([]);
  });
});
