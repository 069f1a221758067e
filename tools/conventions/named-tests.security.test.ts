import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingTest, testsNamedIn } from './named-tests.ts';

const promises = [
  ...readFileSync(join(import.meta.dirname, '../../SECURITY.md'), 'utf8').matchAll(/^\| (.+?) +\| `.+ \|$/gm),
].map(([line, promise = '']) => ({ promise, tests: testsNamedIn(line) }));

describe('the promises of SECURITY.md', () => {
  it('are found in the document', () => {
    expect(promises.length).toBeGreaterThan(10);
  });

  it.each(promises)('$promise: names an existing test', ({ tests }) => {
    expect(tests).toHaveLength(1);
    expect(tests.map(missingTest)).toEqual([null]);
  });
});
