import { join } from 'node:path';
import { createEmulatorClaims } from '@plinth/mocks/emulator-claims';
import { startProviderServer } from '@plinth/mocks/server';
import { isFree } from '../lib/ports.ts';
import { buildHostedPages, readHostedFile } from './hosted-pages.ts';
import type { ProviderArguments } from './options.ts';

/** A running provider. */
export interface Provider {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Builds the hosted pages and starts the provider's server.
 * @param root Folder of the workspace.
 * @throws with a one-line message when the port is taken.
 */
export async function startProvider(
  root: string,
  { emulator, data, ...options }: ProviderArguments,
): Promise<Provider> {
  if (!(await isFree(options.port)))
    throw new Error(
      `Port ${options.port} is taken. Stop what uses it, or choose another: npm run provider -- --port ${options.port + 100}`,
    );
  const pages = join(root, 'node_modules/.cache/plinth-provider/hosted');
  await buildHostedPages(root, pages);
  // On demand: not every Node that runs the tools has SQLite.
  const storage = data === undefined ? null : (await import('@plinth/mocks/server/sqlite')).openSqlite(data);
  const server = await startProviderServer({
    ...options,
    ...(storage && { store: storage.store, objects: storage.objects }),
    setClaims: createEmulatorClaims(emulator),
    hostedFile: readHostedFile(pages),
    onError: (error) => console.error(error),
  });
  return {
    origin: server.origin,
    close: async () => {
      await server.close();
      storage?.close();
    },
  };
}
