import { expect } from '@open-wc/testing';
import { describe, it } from 'vitest';
import { collator } from '../data-table/data-table.values.ts';
import { ordered, ranksOf } from './data-grid.order.ts';
import type { GridColumn } from './data-grid.types.ts';
import { finished } from './data-grid.work.ts';

type Value = string | number | Date | null | undefined;

const column: GridColumn<Value> = { id: 'value', header: 'Value', accessor: (value) => value };
const all = (rows: readonly unknown[]): Uint32Array => Uint32Array.from(rows.keys());

async function sorted(rows: readonly Value[], descending = false, language = 'en'): Promise<Value[]> {
  const ranks = await finished(ranksOf(column, rows, language));
  return [...ordered(all(rows), [{ ranks, descending }])].map((place) => rows[place]);
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

/** Texts in no order, the same ones each time. */
function texts(count: number): string[] {
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  return Array.from(
    { length: count },
    () => `${WORDS[next(WORDS.length)] ?? ''} ${WORDS[next(WORDS.length)] ?? ''} ${next(300)}`,
  );
}

describe('The order of a column', () => {
  it.each(['en', 'de', 'sv', 'ar'])('is that of a dictionary, whatever the characters: %s', async (language) => {
    const rows = texts(3_000);
    const { compare } = collator(language);
    const expected = [...rows.keys()]
      .toSorted((one, other) => compare(rows[one] ?? '', rows[other] ?? ''))
      .map((place) => rows[place]);
    expect(await sorted(rows, false, language)).to.deep.equal(expected);
  });

  it('is that of figures and of dates by what they are', async () => {
    expect(await sorted([10, 9, -1, 2.5])).to.deep.equal([-1, 2.5, 9, 10]);
    const [late, early] = [new Date('2026-11-21'), new Date('2026-02-01')];
    expect(await sorted([late, early])).to.deep.equal([early, late]);
  });

  it('puts rows with nothing last, both ways, and keeps equal rows as they stood', async () => {
    expect(await sorted([null, 2, Number.NaN, 1, undefined])).to.deep.equal([1, 2, null, Number.NaN, undefined]);
    expect(await sorted(['', 'b', 'a', 'B'], true)).to.deep.equal(['b', 'B', 'a', '']);
  });

  it('takes the next column where rows are equal by the one before', async () => {
    const rows = [
      ['b', 1],
      ['a', 1],
      ['b', 2],
      ['a', 2],
    ] as const;
    const by = (at: 0 | 1): GridColumn<(typeof rows)[number]> => ({
      id: String(at),
      header: '',
      accessor: (row) => row[at],
    });
    const [first, second] = [await finished(ranksOf(by(0), rows, 'en')), await finished(ranksOf(by(1), rows, 'en'))];
    expect([
      ...ordered(all(rows), [
        { ranks: first, descending: false },
        { ranks: second, descending: true },
      ]),
    ]).to.deep.equal([3, 1, 2, 0]);
  });

  it('is put on the places that are asked for alone', async () => {
    const ranks = await finished(ranksOf(column, ['d', 'c', 'b', 'a'], 'en'));
    expect([...ordered(Uint32Array.of(0, 2), [{ ranks, descending: false }])]).to.deep.equal([2, 0]);
  });
});
