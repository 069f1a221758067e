import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders: string[] = [];
const running = new Set<ChildProcess>();

/** Starts a program in its own process group and collects its output. */
function start(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  running.add(child);
  const output = { out: '', err: '' };
  const listeners = new Set<() => void>();
  const collect = (stream: 'out' | 'err') => (chunk: Buffer) => {
    output[stream] += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', collect('out'));
  child.stderr.on('data', collect('err'));
  const exited = new Promise<number | null>((resolve) => {
    // Emitted when all its child processes have closed its output, too.
    child.once('close', (code) => resolve(code));
  });
  /** Resolves when the line is printed; rejects with the output when the program ends first. */
  const waitForLine = (line: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (output.out.includes(line)) resolve();
      };
      listeners.add(check);
      void exited.then((code) => reject(new Error(`ended with ${code}: ${output.out}${output.err}`)));
      check();
    });
  return { group: child.pid ?? 0, output, exited, waitForLine, release: () => running.delete(child) };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Creates a copy of the workspace in a path with spaces: the tools are copied, the rest is linked, and it counts as
 * installed.
 */
function workspaceWithSpaces(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth start-'));
  folders.push(folder);
  const workspace = join(folder, 'work space');
  mkdirSync(join(workspace, 'node_modules'), { recursive: true });
  cpSync(join(root, 'tools'), join(workspace, 'tools'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // Files that a run writes stay in the copy.
    if (name === '.cache' || name === '.plinth-installed') continue;
    symlinkSync(join(root, 'node_modules', name), join(workspace, 'node_modules', name));
  }
  for (const name of ['packages', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    symlinkSync(join(root, name), join(workspace, name));
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, name)));
  writeFileSync(join(workspace, 'node_modules/.plinth-installed'), hash.digest('hex'));
  return workspace;
}

afterEach(() => {
  for (const child of running) {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
  running.clear();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  it('exits with one line when its port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(5780, '127.0.0.1', resolve);
    });
    const { exited, output, release } = start(['--disable-warning=ExperimentalWarning', join(root, 'tools/start.ts')], {
      PORT: '5780',
    });
    const code = await exited;
    release();
    await new Promise((resolve) => server.close(resolve));
    expect([code, output.out]).toEqual([1, '']);
    expect(output.err).toBe(
      'Port 5780, needed by the app, is taken. Stop what uses it, or choose another: PORT=5880\n',
    );
  });

  it('exits with one line when PORT is invalid', async () => {
    const { exited, output, release } = start(['--disable-warning=ExperimentalWarning', join(root, 'tools/start.ts')], {
      PORT: 'abc',
    });
    const code = await exited;
    release();
    expect([code, output.out, output.err]).toEqual([1, '', 'PORT must be a number from 1 to 65532, not "abc".\n']);
  });

  it('runs app and emulator from a path with spaces, and stops all processes', async () => {
    const workspace = workspaceWithSpaces();
    const { group, exited, output, waitForLine, release } = start([join(workspace, 'tools/bootstrap.mjs'), 'start'], {
      PORT: '5700',
    });
    await waitForLine('Plinth is running at http://localhost:5700\n');
    expect(output.out).not.toContain('Installing');

    const page = await fetch('http://localhost:5700/login');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('id="root"')]);
    const strings = (await (await fetch('http://localhost:5700/assets/data/locales/en.json')).json()) as {
      auth: { signIn: string };
    };
    expect(strings.auth.signIn).toBe('Sign in');
    const signedIn = await fetch(
      'http://localhost:5700/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'owner@plinth.test', password: 'Plinth-demo-1', returnSecureToken: true }),
      },
    );
    expect([signedIn.status, await signedIn.json()]).toEqual([
      200,
      expect.objectContaining({ email: 'owner@plinth.test' }),
    ]);

    process.kill(-group, 'SIGINT');
    expect(await exited).toBe(130);
    release();
    expect(() => process.kill(-group, 0)).toThrow(/ESRCH/);
    expect(await Promise.all([5700, 5701, 5702, 5703].map(isOpen))).toEqual([false, false, false, false]);
  });
});
