import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Package } from 'custom-elements-manifest/schema';
import type { Plugin } from 'vite';
import { elementDocs } from './element-docs.ts';
import { declaredNames, storyConstants, storySources, type ReadShared } from './story-module.ts';

const KIT = join(import.meta.dirname, '../../../ui-kit');
const MANIFEST = join(KIT, 'custom-elements.json');
const CONSTANT_NAMES = join(import.meta.dirname, '../code/constant-names.ts');

export const readShared: ReadShared = (name) => readFileSync(join(KIT, 'src/testing', name), 'utf8');

/** Returns the code of a module's stories as a module. */
function storySourceModule(path: string): string {
  const text = readFileSync(path, 'utf8');
  const folder = basename(dirname(path));
  return `export const react = ${JSON.stringify(storySources(text, folder, readShared))};
export const constants = ${JSON.stringify(storyConstants(text, folder, readShared))};`;
}

/** Returns the documentation of the element of a React wrapper as a module. */
function elementDocModule(path: string): string {
  const docs = elementDocs(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Package);
  return `export default ${JSON.stringify(docs.get(`plinth-${basename(path, '.ts')}`))};`;
}

/**
 * Loads what the kit's files say: the code of a module's stories, with
 * `import { react, constants } from './tabs.stories.tsx?story-source'`, and the documentation of an element, with
 * `import doc from './tabs.ts?element-doc'` and the path of its React wrapper. Names the constants of stories, so that the
 * code of an example can refer to them.
 */
export function kitDocs(): Plugin {
  return {
    name: 'plinth-kit-docs',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      if (query === 'story-source') {
        this.addWatchFile(path);
        return { code: storySourceModule(path), map: null };
      }
      if (query === 'element-doc') {
        this.addWatchFile(MANIFEST);
        return { code: elementDocModule(path), map: null };
      }
      return null;
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
