/**
 * Verifies that the app follows a real flag service: PostgreSQL from Debian's packages, the Unleash server from npm,
 * and the production build of the app. Needs root on Debian. See docs/how-to/prove-flags-with-unleash.md.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@plinth/build/chromium';
import { chromium, type Page } from 'playwright';
import { buildApp, PRODUCT, serveApp } from '../../packages/app/bench/built-app.ts';
import { provideResponses } from '../../packages/app/bench/testing/provider.ts';
import { startEmulator } from '../lib/emulator.ts';
import { portsFrom, requireFree } from '../lib/ports.ts';
import { waitForServer } from '../lib/wait-for-server.ts';

const UNLEASH = '8.2.0';
const ADMIN = '*:*.plinth-proof-admin-0123456789abcdef';
const FRONTEND = 'default:development.plinth-proof-frontend-0123456789abcdef';
const FLAGS = ['dashboard-cash-flow', 'commerce'];
const [DATABASE_PORT, UNLEASH_PORT] = [55432, 54242];
const OWNER = { email: 'owner@plinth.test', password: 'Plinth-demo-1' };

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/plinth-unleash');
const scratch = mkdtempSync(join(tmpdir(), 'plinth-unleash-'));
const childProcesses: ChildProcess[] = [];

const log = (text: string): void => console.log(`  ${text}`);
const asPostgres = (command: string, ...args: string[]): string =>
  execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], { encoding: 'utf8', cwd: '/' });

function binaries(): string {
  if (!existsSync('/usr/lib/postgresql'))
    execFileSync('apt-get', ['install', '-y', 'postgresql'], { stdio: 'inherit' });
  const version = execFileSync('ls', ['/usr/lib/postgresql'], { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
  return `/usr/lib/postgresql/${version}/bin`;
}

function startDatabase(): string {
  const bin = binaries();
  const data = join(scratch, 'data');
  execFileSync('chown', ['postgres', scratch]);
  asPostgres(`${bin}/initdb`, '-D', data, '--auth=trust', '--encoding=UTF8');
  asPostgres(
    `${bin}/pg_ctl`,
    '-D',
    data,
    '-w',
    '-l',
    join(scratch, 'log'),
    '-o',
    `-p ${DATABASE_PORT} -k ${scratch} -c listen_addresses=127.0.0.1`,
    'start',
  );
  asPostgres(`${bin}/createdb`, '-h', '127.0.0.1', '-p', String(DATABASE_PORT), 'unleash');
  return data;
}

function stopDatabase(data: string): void {
  asPostgres(`${binaries()}/pg_ctl`, '-D', data, '-m', 'immediate', 'stop');
}

function startUnleash(): ChildProcess {
  const child = spawn(process.execPath, [join(cache, 'node_modules/unleash-server/dist/server.js')], {
    cwd: cache,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(UNLEASH_PORT),
      SEND_TELEMETRY: 'false',
      CHECK_VERSION: 'false',
      LOG_LEVEL: 'error',
      DATABASE_URL: `postgres://postgres@127.0.0.1:${DATABASE_PORT}/unleash`,
      DATABASE_SSL: 'false',
      INIT_ADMIN_API_TOKENS: ADMIN,
      INIT_FRONTEND_API_TOKENS: FRONTEND,
    },
  });
  childProcesses.push(child);
  return child;
}

async function waitFor(description: string, isMet: () => Promise<boolean>, seconds = 60): Promise<void> {
  const startedAt = performance.now();
  while (!(await isMet().catch(() => false))) {
    if (performance.now() - startedAt > seconds * 1000) throw new Error(`${description}: not within ${seconds} s.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  log(`${description}: after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

const service = `http://127.0.0.1:${UNLEASH_PORT}`;

async function admin(method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(`${service}/api/admin${path}`, {
    method,
    headers: { Authorization: ADMIN, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: HTTP ${response.status} ${await response.text()}`);
}

const setFlag = (flag: string, state: 'on' | 'off'): Promise<void> =>
  admin('POST', `/projects/default/features/${flag}/environments/development/${state}`);

async function createFlags(): Promise<void> {
  for (const name of FLAGS) {
    await admin('POST', '/projects/default/features', { name, type: 'release', impressionData: false });
    await admin('POST', `/projects/default/features/${name}/environments/development/strategies`, {
      name: 'default',
      constraints: [],
      parameters: {},
    });
    await setFlag(name, 'on');
  }
}

/** Simulates the provider's gateway, which maps its own path to the flag service and adds the service's API key. */
async function routeFlagsToService(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/v1/features/proxy**`, async (route) => {
    try {
      const { search } = new URL(route.request().url());
      const response = await fetch(`${service}/api/frontend${search}`, { headers: { Authorization: FRONTEND } });
      await route.fulfill({ status: response.status, contentType: 'application/json', body: await response.text() });
    } catch {
      await route.fulfill({ status: 502, body: '' });
    }
  });
}

async function verifyApp(page: Page, origin: string, unleash: () => ChildProcess): Promise<void> {
  const commerce = page.getByRole('link', { name: 'Commerce' });
  const cashFlow = page.getByRole('heading', { name: 'Cash flow' });
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await cashFlow.waitFor();
  await waitFor(
    'both flags on: panel and page are there',
    async () => (await commerce.count()) === 1 && (await cashFlow.count()) === 1,
  );
  await setFlag('commerce', 'off');
  await waitFor('commerce off: its menu entry goes', async () => (await commerce.count()) === 0, 40);
  await setFlag('dashboard-cash-flow', 'off');
  await waitFor('cash flow off: its panel goes', async () => (await cashFlow.count()) === 0, 40);
  await setFlag('commerce', 'on');
  await waitFor('commerce on: its menu entry comes back', async () => (await commerce.count()) === 1, 40);
  const child = unleash();
  child.kill();
  await new Promise((resolve) => child.once('exit', resolve));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await waitFor(
    'service down, page loaded anew: the last set holds',
    async () => (await commerce.count()) === 1 && (await cashFlow.count()) === 0,
  );
}

const ports = portsFrom(process.env, 5573);
await requireFree(ports);
if (!existsSync(join(cache, 'node_modules/unleash-server'))) {
  mkdirSync(cache, { recursive: true });
  execFileSync('npm', ['install', '--prefix', cache, '--no-audit', '--no-fund', `unleash-server@${UNLEASH}`], {
    stdio: 'inherit',
  });
}
console.log('▸ PostgreSQL, Unleash, the product');
const data = startDatabase();
const emulator = await startEmulator(root, ports);
const app = await buildApp(join(root, 'node_modules/.cache/plinth-unleash-app'), PRODUCT);
const server = await serveApp(app);
const browser = await chromium.launch(chromiumLaunch());
try {
  const unleash = startUnleash();
  if (!(await waitForServer({ name: 'Unleash', url: `${service}/health`, child: unleash })))
    throw new Error('Unleash did not start.');
  await createFlags();
  const page = await browser.newPage();
  await provideResponses(page, { origin: server.origin, emulator: `http://127.0.0.1:${ports.emulator}` });
  await routeFlagsToService(page, server.origin);
  await verifyApp(page, server.origin, () => unleash);
  console.log('✓ The app follows a real Unleash server, and keeps the last set without it.');
} finally {
  for (const child of childProcesses) child.kill();
  await Promise.allSettled([browser.close(), server.close(), emulator.stop()]);
  stopDatabase(data);
  rmSync(scratch, { recursive: true, force: true });
}
