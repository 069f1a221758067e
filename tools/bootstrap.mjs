// Runs on any Node >= 20 that has npm: installs when the lockfile changed (pnpm through npx; that brings the
// pinned Node), writes the generated files that git ignores, then runs tools/<verb>.ts on the pinned Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const root = fileURLToPath(new URL('..', import.meta.url));
const resolvePath = (...path) => join(root, ...path);
const [verb = 'start', ...args] = process.argv.slice(2);

let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));

/** Runs a command; exits with its exit code when it fails. */
function run(command, commandArgs, options) {
  return new Promise((resolve) => {
    child = spawn(command, commandArgs, { stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    child.on('exit', (code, signal) => (code === 0 ? resolve() : process.exit(signal ? 130 : (code ?? 1))));
  });
}

const stamp = resolvePath('node_modules', '.plinth-installed');
const lockHash = createHash('sha256')
  .update(readFileSync(resolvePath('pnpm-lock.yaml')))
  .update(readFileSync(resolvePath('pnpm-workspace.yaml')))
  .digest('hex');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash;
if (!installed) {
  console.log('Installing dependencies (about half a minute the first time)…');
  // npx scans the folder in which it starts, so it starts in an empty one.
  const windows = process.platform === 'win32';
  const dir = windows ? `"${root}"` : root;
  await run('npx', ['--yes', PNPM, '-C', dir, 'install', '--frozen-lockfile'], { cwd: tmpdir(), shell: windows });
  writeFileSync(stamp, lockHash);
}

const pinned = resolvePath('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const node = existsSync(pinned) ? pinned : process.execPath;
const path = [resolvePath('node_modules', '.bin'), join(node, '..'), process.env.PATH].join(delimiter);
const runTool = (name, toolArgs) =>
  run(node, ['--disable-warning=ExperimentalWarning', resolvePath('tools', `${name}.ts`), ...toolArgs], {
    cwd: root,
    env: { ...process.env, PATH: path },
  });
if (verb !== 'gen') await runTool('gen', ['--ignored']);
await runTool(verb, args);
