import { spawn } from 'node:child_process';

/** Runs a program of the workspace to its end; its output is shown. Resolves with the exit code. */
export function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Ends the process when whoever started it is gone: a killed `npm start` must leave nothing behind. */
export function endWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
