/** The copies of `npm run new`, with the lines that it prints, pass the checks in a copy of the workspace. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseFolder } from './boundaries/cruise.ts';
import { copyWorkspace } from './lib/copy-workspace.ts';

const root = join(import.meta.dirname, '..');
const CHECK_TIMEOUT_MS = 240_000;
const APP = 'packages/app/src';
const CALLS = 'packages/api-client/src';
const MOCK = 'packages/mocks/src';
const FEATURE = `${APP}/features/spare-parts`;
const ELEMENT = 'packages/ui-kit/src/elements/price-tag';

/** What is added: the kinds and names of the copies. */
const ADDED = [
  ['feature', 'spare-parts'],
  ['call', 'price-lists'],
  ['demo', 'time-sheets'],
  ['element', 'price-tag'],
] as const;

/** The environment of the commands, with plain output and without variables of the surrounding run. */
const ENV = { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1' };

let folder: string;

/** The files that the printed lines change. */
const changedFiles = new Set<string>();

/** An addition that the command prints: `In `file`, after `line`:`, and a code block. */
const ADDITION = /^In `([^`]+)`, (before|after) `([^`]+)`[^\n]*:\n\n```\w*\n(.*?)\n```$/gms;

/** Expands `a/{en,de}.json` to both paths. */
function expandBraces(pattern: string): readonly string[] {
  const [all = '', names = ''] = /\{(.*)\}/.exec(pattern) ?? [];
  return all === '' ? [pattern] : names.split(',').map((name) => pattern.replace(all, name));
}

/** Copies an example, and adds the printed lines where the output says. */
function create(kind: string, name: string): void {
  const additions = [...node('tools/new.ts', kind, name).matchAll(ADDITION)];
  if (additions.length === 0) throw new Error(`npm run new -- ${kind} prints no lines to add`);
  for (const [, files = '', position, anchor, addition = ''] of additions) {
    for (const file of expandBraces(files)) {
      const path = join(folder, file);
      const lines = readFileSync(path, 'utf8').split('\n');
      const index = lines.findIndex((line) => line.trim() === anchor);
      if (index < 0) throw new Error(`${file} has no line ${anchor ?? ''}`);
      lines.splice(position === 'after' ? index + 1 : index, 0, addition);
      writeFileSync(path, lines.join('\n'));
      changedFiles.add(file);
    }
  }
}

function execute(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', env: ENV, stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[command, ...args].join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

const run = (command: string, ...args: string[]): string => execute(join(root, 'node_modules/.bin', command), ...args);
const node = (...args: string[]): string => execute(process.execPath, '--disable-warning=ExperimentalWarning', ...args);

beforeAll(() => {
  folder = copyWorkspace();
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      include: [APP, CALLS, MOCK, ELEMENT],
    }),
  );
  for (const [kind, name] of ADDED) create(kind, name);
  run('oxfmt', ...changedFiles);
  node('tools/gen.ts');
}, CHECK_TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a new feature, a new app of the demo, a new resource and a new element', () => {
  it('have correct types', { timeout: CHECK_TIMEOUT_MS }, () => {
    expect(run('tsc', '--noEmit', '-p', 'tsconfig.json')).toBe('');
  });

  it('pass the linter and the formatter', { timeout: CHECK_TIMEOUT_MS }, () => {
    const changed = [
      FEATURE,
      ELEMENT,
      `${APP}/demo/time-sheets`,
      `${CALLS}/resources/price-lists.ts`,
      `${CALLS}/demo/time-sheets.ts`,
      `${MOCK}/provider/price-lists`,
      `${MOCK}/demo/time-sheets`,
      ...changedFiles,
    ];
    expect(run('oxlint', ...changed)).toContain('0 errors');
    expect(run('oxfmt', '--check', ...changed)).toContain('correct format');
  });

  it('keep the boundaries', { timeout: CHECK_TIMEOUT_MS }, async () => {
    const { modules, violations } = await cruiseFolder(folder);
    expect(modules).toEqual(expect.arrayContaining([`${FEATURE}/feature.ts`, `${APP}/demo/time-sheets/feature.ts`]));
    expect(violations).toEqual([]);
  });

  it(
    'pass the tests of the feature, of the client, of the mock, of the routes and of the guard',
    { timeout: CHECK_TIMEOUT_MS },
    () => {
      const output = run(
        'vitest',
        'run',
        '--project',
        'node',
        FEATURE,
        `${MOCK}/demo/time-sheets`,
        `${APP}/shell/guard.test.ts`,
        `${APP}/core/routes`,
        `${CALLS}/registry.test.ts`,
      );
      // The other calls, and their faults, are tested in the workspace itself.
      const contract = run(
        'vitest',
        'run',
        '--project',
        'node',
        '--project',
        'proofs',
        '--reporter=verbose',
        '--testNamePattern=time-sheets|price-lists|one handler',
        `${MOCK}/demo/demo.contract.test.ts`,
        `${MOCK}/handlers.contract.test.ts`,
        `${APP}/testing/faults/faults.client.test.ts`,
      );
      expect(output).toContain('spare-parts-slice.test.ts');
      expect(output).toContain('time-sheets.test.ts');
      expect(contract).toMatch(/time-sheets\S* > sends its parameters, body and query/);
      const call = 'GET /price-lists/customers/:customerId';
      expect(contract).toContain(`${call} > sends its parameters, body and query`);
      expect(contract).toContain(`${call} > returns data or rejects with an ApiError: bad-gateway`);
    },
  );

  it('are in the OpenAPI document', () => {
    const document = JSON.parse(readFileSync(join(folder, 'packages/api-client/openapi.json'), 'utf8')) as {
      readonly paths: Readonly<Record<string, object>>;
    };
    expect(document.paths['/price-lists/customers/{customerId}']).toMatchObject({
      get: { operationId: 'listPriceLists', 'x-assumed': true },
    });
  });

  it('pass the conventions', { timeout: CHECK_TIMEOUT_MS }, () => {
    expect(run('vitest', 'run', '--project', 'tools', 'tools/conventions/conventions.test.ts')).toContain(
      'conventions.test.ts',
    );
  });

  it('pass the tests of the element', { timeout: CHECK_TIMEOUT_MS }, () => {
    expect(run('vitest', 'run', '--project', 'browser', ELEMENT)).toContain('price-tag.test.ts');
  });
});
