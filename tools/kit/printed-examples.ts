import { join } from 'node:path';
import type { PrintedExample } from '@plinth/docs/all-examples.ts';
import { kitDocs } from '@plinth/docs/source/plugin.ts';
import { runnerImport, type Plugin } from 'vite';
import { KIT } from './sources.ts';

const DOCS = join(import.meta.dirname, '../../packages/docs/src');

const EMPTY_MODULE = '\0plinth-empty-styles';

/** Replaces the style sheets that stories import by an empty module, because Node cannot load them. */
const emptyStyles: Plugin = {
  name: 'plinth-empty-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => EMPTY_MODULE },
  load: { filter: { id: /empty-styles$/ }, handler: () => 'export {};' },
};

/** Returns the code of every example of the documentation. */
export async function printExamples(): Promise<readonly PrintedExample[]> {
  const { module } = await runnerImport<{ readonly examples: readonly PrintedExample[] }>(
    join(DOCS, 'all-examples.ts'),
    {
      root: KIT,
      logLevel: 'error',
      plugins: [emptyStyles, kitDocs()],
      environments: { inline: { resolve: { conditions: ['plinth-source'] } } },
    },
  );
  return module.examples;
}
