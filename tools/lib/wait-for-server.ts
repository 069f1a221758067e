import type { ChildProcess } from 'node:child_process';

const RETRY_INTERVAL_MS = 100;
/** The duration of a wait after which it is explained. */
const EXPLANATION_DELAY_MS = 10_000;

/** The parameters of {@link waitForServer}. */
export interface AwaitedServer {
  /** The name of the server in messages: `the identity emulator`. */
  readonly name: string;
  /** An address that responds with success as soon as the server is ready. */
  readonly url: string;
  readonly child: Pick<ChildProcess, 'exitCode' | 'signalCode'>;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // The server does not accept connections yet.
    return false;
  }
}

/**
 * Waits until a server responds, for as long as its process lives: how long the start takes depends on the machine.
 * After ten seconds it prints what it is waiting for. Resolves with whether the server is ready; false means that its
 * process has ended.
 */
export async function waitForServer({ name, url, child }: AwaitedServer): Promise<boolean> {
  const explanation = setTimeout(() => {
    // As an error, because programs that start this one hide its normal output.
    console.error(`Waiting for ${name} at ${url}. This can take minutes on a busy machine…`);
  }, EXPLANATION_DELAY_MS);
  try {
    while (child.exitCode === null && child.signalCode === null) {
      if (await isReady(url)) return true;
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_INTERVAL_MS);
      });
    }
    return false;
  } finally {
    clearTimeout(explanation);
  }
}
