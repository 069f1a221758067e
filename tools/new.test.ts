import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const folders: string[] = [];

/** Existing files that the generators read or extend. */
const EXTENDED_FILES = [
  ...['core/routes/routes.ts', 'shell/page-registry.ts', 'shell/menu.ts'].map((path) => `packages/app/src/${path}`),
  ...['_shared/routes.ts', 'pages.ts', 'menu.ts'].map((path) => `packages/app/src/demo/${path}`),
  ...['en', 'de', 'fr', 'pt', 'ar'].map((language) => `packages/app/src/demo/locales/${language}.json`),
  'packages/api-client/src/demo/registry.ts',
  'packages/mocks/src/demo/domains.ts',
  'packages/mocks/src/provider',
  'packages/api-client/src/registry.ts',
  'packages/api-client/src/resources',
  'packages/ui-kit/src/elements/tabs/tab.ts',
];

/** Creates a copy of the generators and of the files that they extend, in a path with a space. */
function workspace(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'plinth new-')), 'work space');
  mkdirSync(folder);
  folders.push(dirname(folder));
  cpSync(join(import.meta.dirname, 'new.ts'), join(folder, 'tools/new.ts'));
  cpSync(join(import.meta.dirname, 'new'), join(folder, 'tools/new'), { recursive: true });
  for (const path of EXTENDED_FILES)
    cpSync(join(import.meta.dirname, '..', path), join(folder, path), { recursive: true });
  return folder;
}

const run = (folder: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(folder, 'tools/new.ts'), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();

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
    ['feature login', 'packages/app/src/core/routes/routes.ts already has the route login.'],
    ['feature access-control', 'packages/app/src/demo/_shared/routes.ts already has the route access-control.'],
    ['demo shop', 'packages/app/src/demo/_shared/routes.ts already has the route shop.'],
    ['element tab', 'packages/ui-kit/src/elements/tabs/tab.ts already exists.'],
    ['call tasks/list GET /tasks', 'packages/api-client/src/resources/tasks.ts already declares listTasks.'],
    ['call banking/link GET /bank', 'packages/api-client/src/resources/banking.ts already has banking.link.'],
    [
      'call leads/find GET /customers',
      'packages/api-client/src/resources/customers.ts already declares GET /customers.',
    ],
    [
      'call integration/list GET /platforms',
      'packages/api-client/src/resources/integration.ts exists and is no resource.',
    ],
  ])('change nothing when there is one for %s', (command, reason) => {
    const folder = workspace();
    const texts = () => filesIn(folder).map((path) => readFileSync(path, 'utf8'));
    const before = texts();
    expect(() => run(folder, ...command.split(' '))).toThrow(`Nothing was written: ${reason}`);
    expect(texts()).toEqual(before);
  });

  it('write a call in words and append it', () => {
    const folder = workspace();
    run(folder, 'call', 'deliveries/list', 'GET', '/deliveries/customers/:customerId');
    run(folder, 'call', 'deliveries/archive', 'POST', '/deliveries/customers/:customerId/:deliveryId/archive');
    run(folder, 'call', 'users/find-by-phone', 'GET', '/users/phone/:phone');
    const deliveries = readFileSync(join(folder, 'packages/api-client/src/resources/deliveries.ts'), 'utf8');
    expect(deliveries).toContain('/** A delivery. */');
    expect(deliveries).toContain('/** Archives a delivery. */');
    expect(deliveries.match(/v\.object\(\{ id, name/g)).toHaveLength(1);
    const answers = readFileSync(join(folder, 'packages/mocks/src/provider/deliveries/deliveries.ts'), 'utf8');
    expect(answers.indexOf('answer(listDeliveries')).toBeLessThan(answers.indexOf('answer(archiveDelivery'));
    const users = readFileSync(join(folder, 'packages/api-client/src/resources/users.ts'), 'utf8');
    expect(users).toContain('/** Finds a user by phone. */\nexport const findUserByPhone =');
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
