import { join } from 'node:path';
import { startEmulator, type Emulator } from './emulator.ts';
import { requireFree, type Ports } from './ports.ts';
import { endWithParent } from './run.ts';

/** A server of the app: Vite in development, or over the built files. */
export interface AppServer {
  readonly close: () => Promise<void>;
}

/**
 * Starts the identity emulator and a server in parallel, prints one line when both are ready, and stops both together.
 * @param open starts the server on its port; `PLINTH_EMULATOR_PORT` contains the emulator's port.
 * @param readPorts returns the ports that the environment selects.
 */
export async function serve<Selected extends Ports>(
  open: (root: string, ports: Selected) => Promise<AppServer>,
  readPorts: (environment: NodeJS.ProcessEnv) => Selected,
): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  let emulator: Emulator | undefined;
  let server: AppServer | undefined;
  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await Promise.allSettled([server?.close(), emulator?.stop()]);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop(signal === 'SIGINT' ? 130 : 0));
  endWithParent(() => void stop(0));

  try {
    const ports = readPorts(process.env);
    await requireFree(ports);
    process.env['PLINTH_EMULATOR_PORT'] = String(ports.emulator);
    console.log('Starting the identity emulator and the app…');
    // The emulator starts before the app, so that an open app port means that everything is ready.
    emulator = await startEmulator(root, ports);
    server = await open(root, ports);
    void emulator.ended.then((output) => {
      if (stopping) return undefined;
      console.error(`The identity emulator exited.\n${output}`);
      return stop(1);
    });
    console.log(`Plinth is running at http://localhost:${ports.app}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
