import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missing, testsNamedIn } from './named-tests.ts';

const promises = [
  ...readFileSync(join(import.meta.dirname, '../../SECURITY.md'), 'utf8').matchAll(/^\| (.+?) +\| `.+ \|$/gm),
].map(([line, promise = '']) => ({ promise, tests: testsNamedIn(line) }));

describe('the promises of SECURITY.md', () => {
  it('are read as they are written', () => {
    expect(promises.length).toBeGreaterThan(10);
  });

  it.each(promises)('$promise: there is a test', ({ tests }) => {
    expect(tests).toHaveLength(1);
    expect(tests.map(missing)).toEqual([null]);
  });
});
