import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageFolder, readPackages } from '@plinth/build/licenses';
import type { Plugin, Rolldown } from 'vite';

const FILE_NAME = 'assets/data/licenses.json';

const app = join(import.meta.dirname, '..');

/** Packages whose files the kit has copied into its own modules, by the modules that have them. */
const COPIED: readonly (readonly [name: string, modules: RegExp])[] = [['lucide-static', /\/ui-kit\/src\/icons\//]];

/** Modules that the build tools add, by the packages that they come from. */
const TOOL_MODULES: readonly (readonly [name: string, modules: RegExp])[] = [
  ['vite', /^\0vite\//],
  ['rolldown', /^\0(?:rolldown\/|@oxc-project\+runtime@)/],
];

/** Returns the folder of a package that a folder's code can import; null when there is none. */
function findFolder(name: string, from: string): string | null {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return null;
}

function folderOf(name: string): string {
  const from = name === 'rolldown' ? dirname(createRequire(join(app, 'package.json')).resolve('vite')) : app;
  const folder = findFolder(name, from) ?? findFolder(name, join(app, '../ui-kit'));
  if (folder === null) throw new Error(`There is no package ${name}.`);
  return folder;
}

/** The properties of a file of a build that name its sources. */
type BuiltFile =
  | Pick<Rolldown.OutputChunk, 'type' | 'moduleIds'>
  | Pick<Rolldown.OutputAsset, 'type' | 'originalFileNames'>;

/** Returns the folders of the packages that the files of a build come from. */
export function bundledFolders(files: readonly BuiltFile[]): Set<string> {
  const ids = files.flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => join(app, name)),
  );
  const folders = new Set(ids.flatMap((id) => packageFolder(id) ?? []));
  for (const [name, modules] of [...COPIED, ...TOOL_MODULES]) {
    if (ids.some((id) => modules.test(id))) folders.add(folderOf(name));
  }
  return folders;
}

/** Returns the folders of every package that the app depends on, directly or not: more than a build has. */
export function installedFolders(): Set<string> {
  const folders = new Set<string>();
  const visit = (folder: string) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    for (const name of Object.keys(dependencies)) {
      const found = findFolder(name, folder);
      if (found === null || folders.has(found)) continue;
      folders.add(found);
      visit(found);
    }
  };
  visit(realpathSync(app));
  for (const [name] of COPIED) folders.add(folderOf(name));
  return new Set([...folders].filter((folder) => packageFolder(`${folder}/`) !== null));
}

const listOf = (folders: Iterable<string>): string => JSON.stringify({ packages: readPackages(folders) });

/**
 * Writes the open-source packages of a build with their licenses to `/assets/data/licenses.json`. During development,
 * where only what a page needs is built, the file lists every package that is installed for the app.
 */
export function licenses(): Plugin {
  return {
    name: 'plinth:licenses',
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: listOf(bundledFolders(Object.values(bundle))) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE_NAME}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(listOf(installedFolders()));
      });
    },
  };
}
