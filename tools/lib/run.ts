import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

/** Runs a program of the workspace, prints its output as it arrives, and resolves with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  return exitCode(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } }));
}

/** The output of a program, and its exit code. */
interface Result {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a program of the workspace without printing, and resolves with its exit code and all of its output.
 * @param onLine Called with the last line of what it prints, whenever it prints something.
 */
export function runQuietly(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  onLine?: (line: string) => void,
): Promise<Result> {
  const env = { ...process.env, ...environment };
  return collect(spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env }), onLine);
}

/**
 * Runs a program like `runQuietly`, at the lowest priority: it runs in the time that other programs leave. It is stopped
 * when this process exits.
 */
export async function runInBackground(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  onLine?: (line: string) => void,
): Promise<Result> {
  const env = { ...process.env, ...environment };
  // As a session of its own, for `lowerPriority`.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
  const { pid } = child;
  const stop = () => {
    if (pid !== undefined) process.kill(-pid);
  };
  process.once('exit', stop);
  if (pid !== undefined) lowerPriority(pid);
  const result = await collect(child, onLine);
  process.off('exit', stop);
  return result;
}

/**
 * Gives the lowest priority to a process and those that it will start. Linux divides the processor among sessions
 * before it compares processes, so the priority of the process's session is lowered, too.
 */
function lowerPriority(pid: number): void {
  const { PRIORITY_LOW } = constants.priority;
  setPriority(pid, PRIORITY_LOW);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW));
  } catch {
    // The system doesn't divide by session, or doesn't permit the change.
  }
}

async function collect(child: ChildProcess, onLine?: (line: string) => void): Promise<Result> {
  const chunks: Buffer[] = [];
  const append = (chunk: Buffer) => {
    chunks.push(chunk);
    const line = stripVTControlCharacters(chunk.toString()).trim().split('\n').at(-1)?.trim() ?? '';
    if (line !== '') onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', append);
  const code = await exitCode(child);
  return { code, output: Buffer.concat(chunks).toString() };
}

/** Resolves with the exit code of a program, 1 when it was not started or was killed. */
function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Stops the process when its parent has ended: a killed `npm start` must leave no process behind. */
export function endWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
