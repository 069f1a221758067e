import { spawn } from 'node:child_process';

/**
 * Runs a program of the workspace and resolves with its exit code. With `live`, its output is printed as it arrives;
 * with `whole`, when it has ended, so that the output of parallel programs does not mix.
 */
export function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  output: 'live' | 'whole' = 'live',
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = (code: number) => {
      if (chunks.length > 0) process.stdout.write(Buffer.concat(chunks));
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Stops the process when its parent has ended: a killed `npm start` must leave no process behind. */
export function endWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
