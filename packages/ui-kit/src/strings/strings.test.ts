import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { listeners, setStrings, stringsFor } from './strings.ts';

describe('the kit’s strings', () => {
  it('are English for a language without strings', () => {
    for (const language of ['en', 'EN-us', 'xx', 'xx-Latn-YY', '']) expect(stringsFor(language, en)).toBe(en);
  });

  it('are those of the longest known prefix of the tag, in any letter case', () => {
    setStrings('qa', { close: 'qa' });
    setStrings('qa-Latn', { close: 'qa-Latn' });
    const found = ['qa', 'QA', 'qa-BR', 'qa-latn', 'qa-Latn-BR', 'qab'].map(
      (language) => stringsFor(language, en).close,
    );
    expect(found).toEqual(['qa', 'qa', 'qa', 'qa-Latn', 'qa-Latn', en.close]);
  });

  it('fall back to English individually', () => {
    setStrings('qb', { close: 'zu' });
    expect(stringsFor('qb', en)).toEqual({ ...en, close: 'zu' });
  });

  it('keep the strings set before when some are replaced', () => {
    setStrings('qc', { close: 'one', loading: 'two' });
    setStrings('QC', { loading: 'three' });
    expect([stringsFor('qc', en).close, stringsFor('qc', en).loading]).toEqual(['one', 'three']);
    expect([en.close, en.loading]).toEqual(['Close', 'Loading']);
  });

  it('notify their listeners until they are removed', () => {
    const calls: string[] = [];
    const [first, second] = [(): unknown => calls.push('first'), (): unknown => calls.push('second')];
    listeners.add(first).add(second);
    setStrings('qd', {});
    listeners.delete(first);
    setStrings('qd', {});
    listeners.delete(second);
    setStrings('qd', {});
    expect(calls).toEqual(['first', 'second', 'second']);
  });

  it('contain every value that is inserted into them', () => {
    const values = ['«1»', '«2»', '«3»'] as const;
    const sentences = Object.entries(en).filter((entry) => typeof entry[1] === 'function') as [
      string,
      (...inserted: readonly string[]) => string,
    ][];
    const incomplete = sentences.map(
      ([name, sentence]) =>
        [name, values.slice(0, sentence.length).filter((value) => !sentence(...values).includes(value))] as const,
    );
    expect(incomplete.filter(([, missing]) => missing.length > 0)).toEqual([]);
    expect(sentences.length).toBeGreaterThan(0);
  });

  it('are never empty', () => {
    expect(Object.entries(en).filter(([, text]) => typeof text === 'string' && text.trim() === '')).toEqual([]);
  });
});
