import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder, readPackage } from '@plinth/build/licenses';
import type { build } from 'vite';
import { FONTS } from './fonts.ts';
import { KIT } from './sources.ts';

/** A package of others whose code or files are part of the kit's package. */
interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The text of its license. */
  readonly text: string;
}

/** Where the compiler's helpers come from: the build tool has them inside, under this name. */
const HELPERS = /^\0@oxc-project\+runtime@/;
const RULE = '-'.repeat(80);

/** Returns the folders of the packages whose modules are in a build's output. */
export function bundledFolders(result: Awaited<ReturnType<typeof build>>): string[] {
  const outputs = Array.isArray(result) ? result : [result];
  const ids = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  return [...new Set(ids.flatMap((id) => (HELPERS.test(id) ? [folderOf('rolldown')] : (packageFolder(id) ?? []))))];
}

/** Returns the folder of a package that the kit, or its build, depends on. */
function folderOf(name: string): string {
  const { resolve } = createRequire(
    name === 'rolldown' ? createRequire(import.meta.url).resolve('vite') : join(KIT, 'package.json'),
  );
  return packageFolder(resolve(`${name}/package.json`)) ?? '';
}

function readBundled(folder: string): Bundled {
  const { name, version, license, text } = readPackage(folder);
  if (text === null) throw new Error(`${name} is part of the package, but has no license file.`);
  return { name, version, license, text };
}

/**
 * Returns the notices of everything in the package that others wrote: the bundled modules, the icons and the fonts.
 * @param folders the folders of the bundled packages.
 */
export function noticesText(folders: readonly string[]): string {
  const fileFolders = ['lucide-static', ...FONTS.map((font) => `@fontsource-variable/${font}`)].map(folderOf);
  const bundled = [...new Set([...folders, ...fileFolders])]
    .map(readBundled)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const sections = bundled.map(
    ({ name, version, license, text }) => `${RULE}\n${name} ${version} (${license})\n\n${text}`,
  );
  return `Third-party notices

The Plinth UI kit contains code, icons and fonts of the following projects.

${sections.join('\n\n')}
`;
}
