/** The output of `npm run new -- feature`, `call`, `demo` and `element` in a copy of the workspace passes the checks. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseFolder } from './boundaries/cruise.ts';
import { copyWorkspace } from './lib/copy-workspace.ts';

const root = join(import.meta.dirname, '..');
const CHECK_TIMEOUT_MS = 240_000;
const FEATURE = 'packages/app/src/features/spare-parts';
const ELEMENT = 'packages/ui-kit/src/elements/price-tag';
const DEMO = 'packages/app/src/demo';
const CALLS = 'packages/api-client/src/resources';
const MOCK = 'packages/mocks/src/provider';
const DEMO_CALLS = 'packages/api-client/src/demo';
const DEMO_MOCK = 'packages/mocks/src/demo';

/** The arguments of the generator of calls: a new resource with two calls, and one more call of an existing resource. */
const NEW_CALLS = [
  ['spare-parts/list', 'GET', '/spare-parts/customers/:customerId'],
  ['spare-parts/remove', 'DELETE', '/spare-parts/:sparePartId'],
  ['leads/archive', 'POST', '/financing/leads/:leadId/archive'],
] as const;

/** The environment of the commands, with plain output and without variables of the surrounding run. */
const ENV = { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1' };

let folder: string;

/** Lets the generated feature list its own data, as the generator's "Next" says. */
function useOwnCall(): void {
  for (const file of ['spare-parts-slice.ts', 'spare-parts-slice.test.ts', 'components/spare-parts-card.tsx']) {
    const path = join(folder, FEATURE, file);
    const text = readFileSync(path, 'utf8')
      .replaceAll('resources/tasks', 'resources/spare-parts')
      .replaceAll('listTasks', 'listSpareParts')
      .replaceAll('client.tasks', 'client.spareParts')
      .replaceAll(/\bTask\b/g, 'SparePart')
      .replaceAll(/\bsubject\b/g, 'name');
    writeFileSync(path, text);
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
      include: ['packages/app/src', ELEMENT, CALLS, MOCK, DEMO_CALLS, DEMO_MOCK],
    }),
  );
  for (const call of NEW_CALLS) node('tools/new.ts', 'call', ...call);
  node('tools/new.ts', 'feature', 'spare-parts');
  useOwnCall();
  node('tools/new.ts', 'element', 'price-tag');
  node('tools/new.ts', 'demo', 'time-sheets');
  node('tools/gen.ts');
}, CHECK_TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a generated feature with a call of the same name, a generated app of the demo, and generated calls and elements', () => {
  it('have correct types', { timeout: CHECK_TIMEOUT_MS }, () => {
    expect(run('tsc', '--noEmit', '-p', 'tsconfig.json')).toBe('');
  });

  it('pass the linter and the formatter', { timeout: CHECK_TIMEOUT_MS }, () => {
    const changed = [
      FEATURE,
      ELEMENT,
      CALLS,
      MOCK,
      'packages/app/src/core/routes',
      'packages/app/src/shell',
      `${DEMO}/time-sheets`,
      `${DEMO}/pages.ts`,
      `${DEMO}/menu.ts`,
      `${DEMO}/locales`,
      `${DEMO}/_shared/routes.ts`,
      DEMO_CALLS,
      `${DEMO_MOCK}/time-sheets`,
      `${DEMO_MOCK}/domains.ts`,
    ];
    expect(run('oxlint', ...changed)).toContain('0 errors');
    expect(run('oxfmt', '--check', ...changed)).toContain('correct format');
  });

  it('keep the boundaries', { timeout: CHECK_TIMEOUT_MS }, async () => {
    const { modules, violations } = await cruiseFolder(folder);
    expect(modules).toEqual(expect.arrayContaining([`${FEATURE}/feature.ts`, `${DEMO}/time-sheets/feature.ts`]));
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
        `${DEMO_MOCK}/time-sheets`,
        'packages/app/src/shell/guard.test.ts',
        'packages/app/src/core/routes',
        'packages/api-client/src/registry.test.ts',
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
        '--testNamePattern=time-sheets|spare-parts|archive|one answer',
        `${DEMO_MOCK}/demo.contract.test.ts`,
        'packages/mocks/src/handlers.contract.test.ts',
        'packages/app/src/testing/faults/faults.client.test.ts',
      );
      expect(output).toContain('spare-parts-slice.test.ts');
      expect(output).toContain('time-sheets.test.ts');
      expect(contract).toMatch(/time-sheets\S* > sends its parameters, body and query/);
      for (const [, method, path] of NEW_CALLS) {
        expect(contract).toContain(`${method} ${path} > sends its parameters, body and query`);
        expect(contract).toContain(`${method} ${path} > returns data or rejects with an ApiError: bad-gateway`);
      }
    },
  );

  it('pass the contract', { timeout: CHECK_TIMEOUT_MS }, () => {
    expect(run('vitest', 'run', '--project', 'tools', 'tools/contract/contract.test.ts')).toContain('contract.test.ts');
  });

  it('pass the tests of the element', { timeout: CHECK_TIMEOUT_MS }, () => {
    expect(run('vitest', 'run', '--project', 'browser', ELEMENT)).toContain('price-tag.test.ts');
  });
});
