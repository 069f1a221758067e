import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const folders: string[] = [];

/** Existing files that the generators extend. */
const EXTENDED_FILES = [
  ...['core/routes/routes.ts', 'shell/page-registry.ts', 'shell/menu.ts'].map((path) => `packages/app/src/${path}`),
  ...['_shared/routes.ts', 'pages.ts', 'menu.ts'].map((path) => `packages/app/src/demo/${path}`),
  ...['en', 'de', 'fr', 'pt', 'ar'].map((language) => `packages/app/src/demo/locales/${language}.json`),
  'packages/api-client/src/demo/registry.ts',
  'packages/mocks/src/demo/domains.ts',
];

/** Creates a copy of the generators and of the files that they extend, in a path with a space. */
function workspace(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'plinth new-')), 'work space');
  mkdirSync(folder);
  folders.push(dirname(folder));
  cpSync(join(import.meta.dirname, 'new.ts'), join(folder, 'tools/new.ts'));
  cpSync(join(import.meta.dirname, 'new'), join(folder, 'tools/new'), { recursive: true });
  for (const path of EXTENDED_FILES) cpSync(join(import.meta.dirname, '..', path), join(folder, path));
  return folder;
}

const run = (folder: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(folder, 'tools/new.ts'), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the generators', () => {
  it.each([
    ['element', 'price-tag', ['price-tag.ts', 'price-tag.styles.ts', 'price-tag.test.ts', 'price-tag.stories.tsx']],
    [
      'feature',
      'spare-parts',
      [
        'feature.ts',
        'spare-parts-slice.ts',
        'spare-parts-slice.test.ts',
        'spare-parts.stories.tsx',
        'pages/spare-parts.tsx',
        'components/spare-parts-card.tsx',
        'locales/en.json',
        'core/routes/routes.ts',
        'shell/page-registry.ts',
        'shell/menu.ts',
      ],
    ],
    [
      'demo',
      'time-sheets',
      [
        'packages/api-client/src/demo/time-sheets.ts',
        'packages/mocks/src/demo/time-sheets/time-sheets.test.ts',
        'demo/time-sheets/feature.ts',
        'pages/time-sheets.tsx',
        'demo/registry.ts',
        'demo/domains.ts',
        'demo/_shared/routes.ts',
        'demo/pages.ts',
        'demo/menu.ts',
        'demo/locales/ar.json',
      ],
    ],
  ])('write the files of a new %s', (kind, name, files) => {
    const output = run(workspace(), kind, name);
    for (const file of files) expect(output).toContain(file);
  });

  it('overwrite no existing file', () => {
    const folder = workspace();
    const path = join(folder, 'packages/ui-kit/src/elements/price-tag/price-tag.ts');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'existing');
    expect(() => run(folder, 'element', 'price-tag')).toThrow(/already exists/);
    expect(readFileSync(path, 'utf8')).toBe('existing');
  });

  it.each([
    ['element', 'PriceTag'],
    ['element', '../x'],
    ['thing', 'x'],
    ['call', 'leads'],
    ['element', ''],
  ])('refuse %s %s', (kind, name) => {
    expect(() => run(workspace(), kind, name)).toThrow(/kebab-case/);
  });
});
