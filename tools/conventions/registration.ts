import { posix } from 'node:path';
import type { SourceFile } from './workspace.ts';

/** Returns the path of the module that a specifier names: relative, or from the source folder of the package. */
function resolveModule(from: string, specifier: string): string {
  return specifier.startsWith('#')
    ? posix.join(/^packages\/[^/]+\/src/.exec(from)?.[0] ?? '', specifier.slice(1))
    : posix.join(posix.dirname(from), specifier);
}

/** Returns the modules that no registry imports, so that nothing of them is in the product. */
export function unregistered(paths: readonly string[], registries: readonly SourceFile[]): string[] {
  const imported = new Set(
    registries.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from |import\()'([.#][^']+)'/g)].map(([, specifier = '']) =>
        resolveModule(path, specifier),
      ),
    ),
  );
  return paths.filter((path) => !imported.has(path)).map((path) => `${path} is in no registry`);
}
