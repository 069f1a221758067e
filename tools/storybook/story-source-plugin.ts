import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { KIT } from '../kit/sources.ts';
import { declaredNames, storyConstants, storySources, type ReadShared } from './story-source.ts';

const QUERY = '?story-source';
const CONSTANT_NAMES = join(import.meta.dirname, '../../.storybook/docs/constant-names.ts');

export const readShared: ReadShared = (name) => readFileSync(join(KIT, 'src/testing', name), 'utf8');

/**
 * Loads the code of a module's stories: `import { react, constants } from './tabs.stories.tsx?story-source'`. Names the
 * constants of those modules, so that the code of an example can refer to them.
 */
export function storySource(): Plugin {
  return {
    name: 'plinth-story-source',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const path = id.slice(0, -QUERY.length);
      this.addWatchFile(path);
      const text = readFileSync(path, 'utf8');
      const folder = basename(dirname(path));
      return {
        code: `export const react = ${JSON.stringify(storySources(text, folder, readShared))};
export const constants = ${JSON.stringify(storyConstants(text, folder, readShared))};`,
        map: null,
      };
    },
    transform(code, id) {
      const [path = '', query] = id.split('?');
      const isStories = path.startsWith(join(KIT, 'src/elements')) && path.endsWith('.stories.tsx');
      const isShared = path.startsWith(join(KIT, 'src/testing/sample-')) && path.endsWith('.ts');
      if (query !== undefined || !(isStories || isShared)) return null;
      const names = declaredNames(code, isStories);
      if (names.length === 0) return null;
      return {
        code: `${code}\nimport { nameConstants } from ${JSON.stringify(CONSTANT_NAMES)};\nnameConstants({ ${names.join(', ')} });\n`,
        map: null,
      };
    },
  };
}
