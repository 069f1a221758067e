import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders: string[] = [];

/** Creates a copy of the command, its examples and its guides, in a path with a space. */
function workspace(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'plinth new-')), 'work space');
  folders.push(dirname(folder));
  const examples = ['ui-kit', 'api-client', 'mocks', 'app'].map((name) => `packages/${name}/new`);
  for (const path of ['tools/new.ts', 'tools/new', 'tools/lib/names.ts', 'docs/how-to', ...examples])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  return folder;
}

const run = (folder: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(folder, 'tools/new.ts'), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Returns the files below `src` of every package, by path. */
const sourcesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, 'packages'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.includes('src'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('npm run new', () => {
  it.each([
    ['element', 'packages/ui-kit/src/elements/price-tag/price-tag.stories.tsx', '`plinth-price-tag`'],
    ['feature', 'packages/app/src/features/price-tag/components/price-tag-card.tsx', "title: 'priceTag.title',"],
    ['demo', 'packages/mocks/src/demo/price-tag/price-tag.test.ts', '"priceTag": "Price tag",'],
    ['call', 'packages/api-client/src/resources/price-tag.ts', "import { priceTag } from './resources/price-tag.ts';"],
  ])('copies the example under the new name and prints the lines to add: %s', (kind, path, line) => {
    const folder = workspace();
    const output = run(folder, kind, 'price-tag');
    expect(output).toContain(`${path}\n`);
    expect(output).toContain(line);
    const sources = Object.entries(sourcesIn(folder)).flat().join('\n');
    expect(sources).toContain(path);
    expect(sources + output).not.toMatch(/example.?item|\bnew\//i);
  });

  it('changes nothing when one of the files exists', () => {
    const folder = workspace();
    const path = join(folder, 'packages/ui-kit/src/define/tab.ts');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'existing');
    expect(() => run(folder, 'element', 'tab')).toThrow(
      'Nothing was written: packages/ui-kit/src/define/tab.ts already exists.',
    );
    expect(sourcesIn(folder)).toEqual({ [path]: 'existing' });
  });

  it.each([
    ['element', 'PriceTag'],
    ['element', '../x'],
    ['thing', 'x'],
    ['call', 'leads/archive'],
    ['element', ''],
  ])('refuses %s %s', (kind, name) => {
    expect(() => run(workspace(), kind, name)).toThrow(/kebab-case/);
  });
});
