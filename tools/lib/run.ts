import { spawn, type ChildProcess } from 'node:child_process';

/** Runs a program of the workspace, prints its output as it arrives, and resolves with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  return exitCode(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } }));
}

/** Runs a program of the workspace without printing, and resolves with its exit code and all of its output. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
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
