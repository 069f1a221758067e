/** The output of `npm run new -- call` in a copy of the workspace passes what every call has to pass. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const CHECK_TIMEOUT_MS = 120_000;
const FILES = ['.oxlintrc.json', '.oxfmtrc.json', 'package.json', 'tsconfig.base.json', 'tools/new.ts', 'tools/new'];
/** Folders of the packages that the checks read; the elements are only imported. */
const SOURCES = ['packages/api-client', 'packages/mocks', 'packages/app'];
const CONFIG = `export default {
  resolve: { conditions: ['plinth-source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['plinth-source', 'module', 'node', 'development|production'] } },
  define: { __MOCK__: 'true', __EMULATOR__: 'true', __DEMO__: 'false', __VERSION__: '"0.0.0-test"' },
  test: { environment: 'node', testTimeout: 30000, include: ['packages/**/*.test.ts'] },
};
`;

/** The environment of the commands, with plain output and without variables of the surrounding run. */
const ENV = { PATH: process.env['PATH'], NO_COLOR: '1' };

let folder: string;

function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin', command), args, {
      cwd: folder,
      encoding: 'utf8',
      env: ENV,
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

const generate = (...args: string[]): void => {
  execFileSync(process.execPath, ['tools/new.ts', 'call', ...args], { cwd: folder, stdio: 'pipe' });
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-new-call-'));
  for (const path of FILES) cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of SOURCES) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/[/\\](dist|e2e|test-results|playwright-report)$/.test(source),
    });
  }
  mkdirSync(join(folder, 'packages'), { recursive: true });
  for (const path of ['node_modules', 'packages/ui-kit']) symlinkSync(join(root, path), join(folder, path));
  writeFileSync(join(folder, 'vitest.config.ts'), CONFIG);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include: ['packages/api-client/src', 'packages/mocks/src'] }),
  );
  generate('leads/archive', 'POST', '/financing/leads/:leadId/archive');
  generate('price-lists/list', 'GET', '/price-lists/customers/:customerId');
  generate('price-lists/remove', 'DELETE', '/price-lists/customers/:customerId/:priceListId');
}, CHECK_TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a generated call', () => {
  it('has correct types', { timeout: CHECK_TIMEOUT_MS }, () => {
    expect(run('tsc', '--noEmit', '-p', 'tsconfig.json')).toBe('');
  });

  it('passes the linter and the formatter', { timeout: CHECK_TIMEOUT_MS }, () => {
    expect(run('oxlint', 'packages/api-client/src', 'packages/mocks/src')).toContain('0 errors');
    expect(run('oxfmt', '--check', 'packages/api-client/src', 'packages/mocks/src')).toContain('correct format');
  });

  it('passes the contract test and the fault matrix of the client', { timeout: CHECK_TIMEOUT_MS }, () => {
    const contract = run(
      'vitest',
      'run',
      '--reporter=verbose',
      'packages/api-client/src/registry.test.ts',
      'packages/mocks/src/handlers.contract.test.ts',
    );
    // The other calls' faults are tested in the workspace itself.
    const faults = run(
      'vitest',
      'run',
      '--reporter=verbose',
      '--testNamePattern=archive|price-lists',
      'packages/app/src/testing/faults/faults.client.test.ts',
    );
    for (const name of ['POST /financing/leads/:leadId/archive', 'GET /price-lists/customers/:customerId']) {
      expect(contract).toContain(`${name} > sends its parameters, body and query`);
      expect(faults).toContain(`${name} > returns data or rejects with an ApiError: bad-gateway`);
    }
  });
});
