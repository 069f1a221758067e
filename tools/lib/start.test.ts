import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
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
  const said = { out: '', err: '' };
  const listeners = new Set<() => void>();
  const hear = (stream: 'out' | 'err') => (chunk: Buffer) => {
    said[stream] += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear('out'));
  child.stderr.on('data', hear('err'));
  const ended = new Promise<number | null>((resolve) => {
    // Emitted when all its child processes have closed its output, too.
    child.once('close', (code) => resolve(code));
  });
  /** Resolves when the line is printed; rejects with the output when the program ends first. */
  const says = (line: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (said.out.includes(line)) resolve();
      };
      listeners.add(check);
      void ended.then((code) => reject(new Error(`ended with ${code}: ${said.out}${said.err}`)));
      check();
    });
  return { group: child.pid ?? 0, said, ended, says, over: () => running.delete(child) };
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
  it('says in one line that its port is taken, and ends', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(5780, '127.0.0.1', resolve);
    });
    const { ended, said, over } = start(['--disable-warning=ExperimentalWarning', join(root, 'tools/start.ts')], {
      PORT: '5780',
    });
    const code = await ended;
    over();
    await new Promise((resolve) => server.close(resolve));
    expect([code, said.out]).toEqual([1, '']);
    expect(said.err).toBe('Port 5780, needed by the app, is taken. Stop what uses it, or choose another: PORT=5880\n');
  }, 15_000);

  it('says in one line that PORT is no port, and ends', async () => {
    const { ended, said, over } = start(['--disable-warning=ExperimentalWarning', join(root, 'tools/start.ts')], {
      PORT: 'abc',
    });
    const code = await ended;
    over();
    expect([code, said.out, said.err]).toEqual([1, '', 'PORT must be a number from 1 to 65532, not "abc".\n']);
  }, 15_000);

  it('runs app and emulator from a path with spaces, and leaves nothing behind', async () => {
    const workspace = workspaceWithSpaces();
    const { group, ended, said, says, over } = start([join(workspace, 'tools/bootstrap.mjs'), 'start'], {
      PORT: '5700',
    });
    await says('Plinth is running at http://localhost:5700\n');
    expect(said.out).not.toContain('Installing');

    const page = await fetch('http://localhost:5700/login');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('id="root"')]);
    const words = (await (await fetch('http://localhost:5700/assets/data/locales/en.json')).json()) as {
      auth: { signIn: string };
    };
    expect(words.auth.signIn).toBe('Sign in');
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
    expect(await ended).toBe(130);
    over();
    expect(() => process.kill(-group, 0)).toThrow(/ESRCH/);
    expect(await Promise.all([5700, 5701, 5702, 5703].map(isOpen))).toEqual([false, false, false, false]);
  }, 60_000);
});
