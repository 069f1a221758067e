import { describe, expect, it } from 'vitest';
import type { TableColumn } from './column.ts';
import { allIndexes, createCollator, rankRows, sortIndexes, type Ranks } from './sort.ts';
import { runSync } from './time-slicing.ts';

type Value = string | number | Date | null | undefined;

const column: TableColumn<Value> = { id: 'value', header: 'Value', accessor: (value) => value };

function rank<Row>(sortedColumn: TableColumn<Row>, rows: readonly Row[], language = 'en'): Ranks {
  return runSync(rankRows(sortedColumn, rows, language));
}

function sortValues(values: readonly Value[], descending = false, language = 'en'): Value[] {
  const ranks = rank(column, values, language);
  return [...sortIndexes(allIndexes(values.length), [{ ranks, descending }])].map((index) => values[index]);
}

const WORDS = [
  'Zoë',
  'zoe',
  'Ångström',
  'angel',
  '_note',
  '-note',
  'C-10',
  'C-9',
  'c-009',
  'résumé',
  'resume',
  'Ørsted',
  'Übung',
  'uber',
  '[x]',
  '~',
  'ß',
  'ss',
  'متجر',
  'مَتجر',
  '日本',
  '🛒 cart',
  '10',
  '9',
  'I',
  'ı',
  'İ',
];

/** Returns texts in a pseudo-random order that is the same on each call. */
function createTexts(count: number): string[] {
  let seed = 7;
  const next = (limit: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  return Array.from(
    { length: count },
    () => `${WORDS[next(WORDS.length)] ?? ''} ${WORDS[next(WORDS.length)] ?? ''} ${next(300)}`,
  );
}

describe('rankRows and sortIndexes', () => {
  it.each(['en', 'de', 'sv', 'ar'])('sort texts like the collator of the language: %s', (language) => {
    const texts = createTexts(3_000);
    const { compare } = createCollator(language);
    expect(sortValues(texts, false, language)).toEqual(texts.toSorted((a, b) => compare(a, b)));
  });

  it('sort numbers and dates by their value', () => {
    expect(sortValues([10, 9, -1, 2.5])).toEqual([-1, 2.5, 9, 10]);
    const [late, early] = [new Date('2026-11-21'), new Date('2026-02-01')];
    expect(sortValues([late, early])).toEqual([early, late]);
  });

  it('sort empty values last in both directions and keep the order of equal values', () => {
    expect(sortValues([null, 2, Number.NaN, 1, undefined])).toEqual([1, 2, null, Number.NaN, undefined]);
    expect(sortValues(['', 'b', 'a', 'B'], true)).toEqual(['b', 'B', 'a', '']);
  });

  it('sort rows that are equal in one column by the next column', () => {
    const rows = [
      ['b', 1],
      ['a', 1],
      ['b', 2],
      ['a', 2],
    ] as const;
    const ranksOf = (index: 0 | 1): Ranks =>
      rank({ id: String(index), header: '', accessor: (row) => row[index] }, rows);
    const keys = [
      { ranks: ranksOf(0), descending: false },
      { ranks: ranksOf(1), descending: true },
    ];
    expect([...sortIndexes(allIndexes(rows.length), keys)]).toEqual([3, 1, 2, 0]);
  });

  it('sort a part of the rows', () => {
    const ranks = rank(column, ['d', 'c', 'b', 'a']);
    expect([...sortIndexes(Uint32Array.of(0, 2), [{ ranks, descending: false }])]).toEqual([2, 0]);
  });
});
