/** Tests of the command `npm run conform`: its output and its exit codes. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APP_ORIGIN, createOwnerToken, startProvider, startProxy } from './conform/testing/provider.ts';

const TOKEN = createOwnerToken('customer-ines');
const [, PAYLOAD = ''] = TOKEN.split('.');

let provider: Awaited<ReturnType<typeof startProvider>>;
let echo: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  provider = await startProvider();
  echo = await startProxy(provider.url, {
    response: (response, { headers }) => {
      const token = headers.get('authorization') ?? '';
      const message = `Not valid: ${token}, ${token.split('.')[1] ?? ''}`;
      return Response.json({ message }, { status: 500, headers: response.headers });
    },
  });
});
afterAll(() => Promise.all([provider.close(), echo.close()]));

/** Runs the command, and resolves with its exit code and everything that it prints. */
const conform = (...args: readonly string[]) =>
  new Promise<{ readonly code: number | string; readonly output: string }>((resolve) => {
    const script = join(import.meta.dirname, 'conform.ts');
    const env = { PATH: process.env['PATH'], PLINTH_TOKEN: TOKEN };
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, ...args],
      { env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}` }),
    );
  });

it('ends with 1 and names what is wrong', async () => {
  const { code, output } = await conform('--url', provider.url, '--origin', 'http://other.test');
  expect(output).toMatch(/^GET \/customers +FAILED +\d+ ms\n +✗ Access-Control-Allow-Origin is missing/m);
  expect(code).toBe(1);
});

it('ends with 0 and lists every call with its time', async () => {
  const mine = await startProvider({ scenario: 'onboarded' });
  try {
    const { code, output } = await conform('--url', mine.url, '--origin', APP_ORIGIN);
    expect(output).toMatch(/^GET \/customers +ok +\d+ ms$/m);
    expect(output).toMatch(/^POST \/customers +not made\n +it changes data: --write$/m);
    expect(output).toContain('and everything conforms');
    expect(code).toBe(0);
  } finally {
    await mine.close();
  }
});

it.each([
  ['the provider repeats it', () => ['--url', echo.url, '--origin', APP_ORIGIN], 1],
  ['nothing listens at the address', () => ['--url', 'http://127.0.0.1:9', '--origin', APP_ORIGIN], 1],
  ['it is an argument in the wrong place', () => ['--url', provider.url, TOKEN], 2],
  ['the address is missing', () => ['--token', TOKEN], 2],
])('prints no token when %s', async (_case, argsOf, exitCode) => {
  const { code, output } = await conform(...argsOf());
  expect(output).not.toContain(PAYLOAD);
  expect(output).toMatch(/FAILED|--help/);
  expect(code).toBe(exitCode);
});

it('prints a mark in place of the token', async () => {
  const { output } = await conform('--url', echo.url, '--origin', APP_ORIGIN);
  expect(output).toContain('500 instead of 2xx: Not valid: Bearer [token], [token]');
});
