import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { posix, join } from 'node:path';
import { checkPackage as checkTypes, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { consumerProblems } from './consumer.ts';
import { pack, publishDry } from './pack.ts';

/** The module resolutions that support ES modules with `exports`; older ones can't load the package. */
const RESOLUTIONS: ReadonlySet<string> = new Set(['node16-esm', 'bundler']);

/** The checked entries among thousands that are generated from one template, of which each check would take minutes. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = { './icons/*': ['catalog', 'check'] };

interface PublishedManifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Returns the typed entries of a package; `./define/*` is expanded to one for each file, `./icons/*` to samples. */
function typedEntries({ exports }: PublishedManifest, files: readonly string[]): string[] {
  return Object.entries(exports).flatMap(([entry, target]) => {
    const types = typeof target === 'object' && target !== null && 'types' in target ? String(target.types) : '';
    const [prefix = '', suffix] = types.replace(/^\.\//, '').split('*');
    if (types === '') return [];
    if (suffix === undefined) return [entry];
    const names =
      SAMPLES[entry] ??
      files
        .filter((file) => file.startsWith(prefix) && file.endsWith(suffix))
        .map((file) => file.slice(prefix.length, file.length - suffix.length));
    return names.filter((name) => !/\.(styles|types)$/.test(name)).map((name) => entry.replace('*', name));
  });
}

/** Indexes the folders of a package, because its own method goes through all files on each of thousands of calls. */
function indexFolders(contents: ReturnType<typeof createPackageFromTarballData>): void {
  const folders = new Set<string>();
  for (let folder of contents.listFiles().map((file) => posix.dirname(file))) {
    while (!folders.has(folder)) {
      folders.add(folder);
      folder = posix.dirname(folder);
    }
  }
  contents.directoryExists = (path) => folders.has(path.replace(/(?<=.)\/$/, ''));
}

/** Returns the React wrappers that server components can't import, because the directive is missing. */
function wrapperProblems(folder: string, files: readonly string[]): string[] {
  const wrappers = files.filter((file) => /^react\/[^/]+\.js$/.test(file));
  if (wrappers.length === 0) return ['react/ has no wrappers'];
  return wrappers
    .filter((file) => !/^["']use client["'];/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `${file} does not start with 'use client'`);
}

/** Returns the files of the folder that `files` in its `package.json` leaves out. */
function leftOut(files: readonly string[], packed: readonly string[], folder: string): string[] {
  const included = new Set(packed);
  return files
    .filter((file) => statSync(join(folder, file)).isFile() && !included.has(file))
    .map((file) => `${file} is not in the tarball`);
}

/**
 * Packs the kit and checks it as its users install it.
 * @param folder the built package.
 * @returns a line for each problem.
 */
export async function checkPackage(folder: string): Promise<string[]> {
  const into = mkdtempSync(join(tmpdir(), 'plinth-kit-'));
  try {
    const path = pack(folder, into);
    publishDry(path, into);
    const tarball = readFileSync(path);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PublishedManifest;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
    const entrypoints = typedEntries(manifest, files);
    if (entrypoints.length === 0) throw new Error('The package has no typed entry.');
    const contents = createPackageFromTarballData(tarball);
    indexFolders(contents);
    const packed = contents.listFiles().map((file) => file.replace(/^\/node_modules\/@plinth\/ui-kit\//, ''));
    const types = await checkTypes(contents, { entrypoints });
    if (types.types === false) throw new Error('The package has no types.');
    const typeProblems = types.problems
      .filter((problem) => !('resolutionKind' in problem) || RESOLUTIONS.has(problem.resolutionKind))
      .map((problem) => `types: ${JSON.stringify(problem)}`);
    const copy = new Uint8Array(tarball);
    const { messages, pkg } = await publint({ pack: { tarball: copy.buffer }, strict: true });
    const importProblems = await consumerProblems(folder, entrypoints, into);
    return [
      ...messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
      ...typeProblems,
      ...importProblems,
      ...wrapperProblems(folder, files),
      ...leftOut(files, packed, folder),
    ];
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}
