import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { ElementApi } from '../gen/api.ts';
import { llmsText } from '../gen/llms.ts';
import { KIT } from './sources.ts';

const DOCS = join(import.meta.dirname, '../../.storybook/docs');

const EMPTY_MODULE = '\0plinth-empty-styles';

/** Replaces the style sheets that stories import by an empty module, because Node cannot load them. */
const emptyStyles: Plugin = {
  name: 'plinth-empty-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => EMPTY_MODULE },
  load: { filter: { id: /empty-styles$/ }, handler: () => 'export {};' },
};

/** Returns the text of `llms.txt`: the API of every element, with the HTML of its first story as the example. */
export async function createLlmsText(elements: readonly ElementApi[]): Promise<string> {
  const { module } = await runnerImport<{ readonly overviews: ReadonlyMap<string, string> }>(
    join(DOCS, 'overviews.ts'),
    {
      root: KIT,
      logLevel: 'error',
      plugins: [emptyStyles],
      environments: { inline: { resolve: { conditions: ['plinth-source'] } } },
    },
  );
  return llmsText(elements, (tag) => {
    const example = module.overviews.get(tag);
    if (example === undefined) throw new Error(`${tag} has no stories, so llms.txt would have no example of it.`);
    return example;
  });
}
