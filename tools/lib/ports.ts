import { createServer } from 'node:net';

/** The ports of all servers. `PORT` sets the app's; the others follow from it. */
export interface Ports {
  readonly app: number;
  readonly emulator: number;
  readonly hub: number;
  readonly logging: number;
}

/**
 * Returns the ports that the environment selects.
 * @throws with a one-line message when `PORT` is not a usable port.
 */
export function portsFrom(environment: Readonly<Record<string, string | undefined>>, fallback = 5173): Ports {
  const text = environment['PORT'] ?? String(fallback);
  const app = Number(text);
  if (!/^\d+$/.test(text) || app < 1 || app > 65_532)
    throw new Error(`PORT must be a number from 1 to 65532, not "${text}".`);
  return { app, emulator: app + 1, hub: app + 2, logging: app + 3 };
}

/** Whether no server listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Checks that all ports are free.
 * @throws with a one-line message that names the occupied port and how to choose another one.
 */
export async function requireFree(ports: Ports): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    const part = name === 'app' ? 'the app' : `the identity emulator (${name})`;
    throw new Error(
      `Port ${port}, needed by ${part}, is taken. Stop what uses it, or choose another: PORT=${ports.app + 100}`,
    );
  }
}
