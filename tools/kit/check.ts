import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage as checkTypes, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { consumerProblems } from './consumer.ts';
import { pack, publishDry } from './pack.ts';

/** The module resolutions that support ES modules with `exports`; older ones can't load the package. */
const RESOLUTIONS: ReadonlySet<string> = new Set(['node16-esm', 'bundler']);

interface PublishedManifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Returns the typed entries of a package; `./define/*` is expanded to one for each file. */
function typedEntries({ exports }: PublishedManifest, files: readonly string[]): string[] {
  return Object.entries(exports).flatMap(([entry, target]) => {
    const types = typeof target === 'object' && target !== null && 'types' in target ? String(target.types) : '';
    const [prefix = '', suffix] = types.replace(/^\.\//, '').split('*');
    if (types === '') return [];
    if (suffix === undefined) return [entry];
    const names = files
      .filter((file) => file.startsWith(prefix) && file.endsWith(suffix))
      .map((file) => file.slice(prefix.length, file.length - suffix.length));
    return names.filter((name) => !/\.(styles|types)$/.test(name)).map((name) => entry.replace('*', name));
  });
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
    const types = await checkTypes(createPackageFromTarballData(tarball), { entrypoints });
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
    ];
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}
