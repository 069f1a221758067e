import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const promises = [...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(/^\| (.+?) \| `([^`]+)` – (.+?) \|$/gm)].map(
  ([, promise = '', file = '', title = '']) => ({ promise, file, title }),
);
const files = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' }).filter((path) => !path.includes('node_modules'));

describe('the promises of SECURITY.md', () => {
  it('are read as they are written', () => {
    expect(promises.length).toBeGreaterThan(10);
  });

  it.each(promises)('$promise: there is a test', ({ file, title }) => {
    const found = files.filter((path) => path.endsWith(file));
    expect(found).toHaveLength(1);
    expect(readFileSync(join(root, 'packages', found[0] ?? ''), 'utf8')).toContain(title);
  });
});
