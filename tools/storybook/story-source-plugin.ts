import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { storySources } from './story-source.ts';

const QUERY = '?react-source';

/** Loads the code of a module's stories by name: `import sources from './tabs.stories.tsx?react-source'`. */
export function storySource(): Plugin {
  return {
    name: 'plinth-story-source',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const path = id.slice(0, -QUERY.length);
      this.addWatchFile(path);
      return {
        code: `export default ${JSON.stringify(storySources(readFileSync(path, 'utf8'), basename(dirname(path))))};`,
        map: null,
      };
    },
  };
}
