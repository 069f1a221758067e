import { join } from 'node:path';
import { createEmulatorClaims } from '@plinth/mocks/emulator-claims';
import { startProviderServer } from '@plinth/mocks/server';
import { buildHostedPages, readHostedFile } from './hosted-pages.ts';
import { registerInlineFonts } from './inline-fonts.ts';
import type { ProviderArguments } from './options.ts';

/** A running provider. */
export interface Provider {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Builds the hosted pages and starts the provider's server.
 * @param root Folder of the workspace.
 */
export async function startProvider(
  root: string,
  { emulator, data, ...options }: ProviderArguments,
): Promise<Provider> {
  registerInlineFonts();
  const pages = join(root, 'node_modules/.cache/plinth-provider/hosted');
  await buildHostedPages(root, pages);
  // On demand: not every Node that runs the tools has SQLite.
  const storage = data === undefined ? null : (await import('@plinth/mocks/server/sqlite')).openSqlite(data);
  const server = await startProviderServer({
    ...options,
    ...(storage && { store: storage.store, objects: storage.objects }),
    setClaims: createEmulatorClaims(emulator),
    hostedFile: readHostedFile(pages),
    onReport: (line) => console.log(line),
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
