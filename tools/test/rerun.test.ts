import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rerunLine } from './rerun.ts';

const root = join(import.meta.dirname, '../..');

it('names a file from the root of the repository', () => {
  expect(rerunLine(join(root, 'tools/start.test.ts'))).toBe('Run it alone: npm test -- tools/start.test.ts');
});

it('quotes a title so that a shell passes it on unchanged', () => {
  const title = `says "It’s", 'it' and $HOME (\`2\`)`;
  const [, argument = ''] = rerunLine(join(root, 'a.test.ts'), title).split(' -t ');
  expect(execFileSync('sh', ['-c', `printf %s ${argument}`], { encoding: 'utf8' })).toBe(title);
});
