import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingTest, testsNamedIn } from './named-tests.ts';

const rows = [
  ...readFileSync(join(import.meta.dirname, '../../docs/reliability.md'), 'utf8').matchAll(
    /^\| ([A-Z]\d+) +\| .+ \|$/gm,
  ),
].map(([line, id = '']) => ({ id, tests: testsNamedIn(line) }));
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_item, index) => `${letter}${index + 1}`);

describe('the cases of docs/reliability.md', () => {
  it('are complete and in order', () => {
    expect(rows.map(({ id }) => id)).toEqual([
      ...numbered('T', 38),
      ...numbered('R', 26),
      'L1',
      'L2',
      'P1',
      ...numbered('F', 5),
      ...numbered('O', 4),
      ...numbered('N', 9),
    ]);
  });

  it.each(rows)('$id names existing tests', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.map(missingTest)).toEqual(tests.map(() => null));
  });

  it('must name the start of a test title', () => {
    const [named] = testsNamedIn(
      '| X | x | `e2e/guards.spec.ts` – the last of two quick navigations wins<br>`a.test.ts` – b |',
    );
    expect(named && missingTest(named)).toBeNull();
    expect(missingTest({ file: 'e2e/guards.spec.ts', title: 'two quick navigations' })).toMatch(/has no test/);
    expect(missingTest({ file: 'guards.spec.js', title: 'x' })).toMatch(/^0 files/);
  });
});
