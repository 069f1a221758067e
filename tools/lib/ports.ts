import { createServer } from 'node:net';

/** The ports of all servers. `PORT` sets the app's; the others follow from it. */
export interface Ports {
  readonly app: number;
  readonly emulator: number;
  readonly hub: number;
  readonly logging: number;
}

/** The ports with that of the provider's server. */
export interface PortsWithProvider extends Ports {
  readonly provider: number;
}

/**
 * Returns the ports that the environment selects.
 * @throws with a one-line message when `PORT` is not a usable port.
 */
export function portsFrom(environment: Readonly<Record<string, string | undefined>>, fallback = 5173): Ports {
  const app = appPort(environment['PORT'] ?? String(fallback), 3);
  return { app, emulator: app + 1, hub: app + 2, logging: app + 3 };
}

/** Returns the ports that the environment selects, with that of the provider's server. */
export function portsWithProvider(environment: Readonly<Record<string, string | undefined>>): PortsWithProvider {
  const ports = portsFrom(environment);
  return { ...ports, provider: appPort(String(ports.app), 4) + 4 };
}

/** Parses the app's port. @param others the number of ports that follow it. */
function appPort(text: string, others: number): number {
  const app = Number(text);
  const max = 65_535 - others;
  if (!/^\d+$/.test(text) || app < 1 || app > max)
    throw new Error(`PORT must be a number from 1 to ${max}, not "${text}".`);
  return app;
}

/** Whether no server listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** What needs a port, by its name; the others belong to the identity emulator. */
const USES: Readonly<Record<string, string>> = { app: 'the app', provider: 'the provider' };

/**
 * Checks that all ports are free.
 * @throws with a one-line message that names the occupied port and how to choose another one.
 */
export async function requireFree(ports: Ports): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new Error(
      `Port ${port}, needed by ${USES[name] ?? `the identity emulator (${name})`}, is taken. Stop what uses it, or choose another: PORT=${ports.app + 100}`,
    );
  }
}
