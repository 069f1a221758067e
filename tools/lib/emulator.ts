import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from './ports.ts';
import { waitForServer } from './wait-for-server.ts';

/** Project ID of the emulator. The prefix `demo-` keeps the Firebase tools from contacting a real project. */
export const PROJECT = 'demo-plinth';

/** Password of both seed users; it is public. */
const SEED_PASSWORD = 'Plinth-demo-1';
const SEED_USERS = [
  { email: 'owner@plinth.test', displayName: 'Ines Calloway', isCustomer: true },
  { email: 'new@plinth.test', displayName: 'Noor Haddad', isCustomer: false },
] as const;

/** A running emulator. */
export interface Emulator {
  readonly stop: () => Promise<void>;
  /** Resolves with the last output when the emulator exits unexpectedly. */
  readonly ended: Promise<string>;
}

function writeConfig(root: string, ports: Ports): string {
  const folder = join(root, 'node_modules/.cache/plinth-emulator', String(ports.app));
  mkdirSync(folder, { recursive: true });
  const host = '127.0.0.1';
  const file = join(folder, 'firebase.json');
  const emulators = {
    auth: { host, port: ports.emulator },
    hub: { host, port: ports.hub },
    logging: { host, port: ports.logging },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(file, JSON.stringify({ emulators }));
  return folder;
}

function lastOutput(child: ChildProcess): Promise<string> {
  let output = '';
  const append = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2_000);
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  return new Promise((resolve) => {
    child.once('exit', () => resolve(output));
    child.once('error', (error) => resolve(error.message));
  });
}

async function post(port: number, path: string, body: unknown): Promise<{ localId?: string }> {
  const response = await fetch(
    `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}${path}`,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok)
    throw new Error(`The identity emulator refused ${path}: HTTP ${response.status} ${await response.text()}`);
  return (await response.json()) as { localId?: string };
}

async function seed(port: number): Promise<void> {
  for (const { email, displayName, isCustomer } of SEED_USERS) {
    const { localId } = await post(port, '/accounts', {
      email,
      displayName,
      password: SEED_PASSWORD,
      emailVerified: true,
    });
    // The emulator ignores claims when it creates an account, so they are set in an update.
    const customAttributes = JSON.stringify({ plinth_id: `customer-${localId}` });
    if (isCustomer) await post(port, '/accounts:update', { localId, customAttributes });
  }
}

/** Starts the official Auth emulator on the loopback interface and creates the seed users. */
export async function startEmulator(root: string, ports: Ports): Promise<Emulator> {
  const cwd = writeConfig(root, ports);
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=DEP0040',
      join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--only',
      'auth',
      '--project',
      PROJECT,
    ],
    { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: 'true' } },
  );
  const ended = lastOutput(child);
  const url = `http://127.0.0.1:${ports.emulator}/`;
  if (!(await waitForServer({ name: 'the identity emulator', url, child })))
    throw new Error(`The identity emulator did not start.\n${await ended}`);
  await seed(ports.emulator);
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), 4_000);
      await ended;
      clearTimeout(killTimer);
    },
  };
}
