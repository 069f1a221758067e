import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from 'custom-elements-manifest/schema';
import { KIT } from './sources.ts';

/** The target of an entry in `exports`: a file, or a file for each condition. */
type Target = string | { readonly [condition: string]: Target };

/** The fields of the kit's `package.json` in the workspace that the published package needs. */
interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly 'web-types': string;
  readonly unpkg: string;
  readonly jsdelivr: string;
  readonly exports: Readonly<Record<string, Target>>;
  readonly sideEffects: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** Fields that only the workspace needs. */
const WORKSPACE_FIELDS: ReadonlySet<string> = new Set(['private', 'imports', 'devDependencies', 'scripts']);

/**
 * Returns a workspace path as a path in the package: `./dist/define/tab.js` becomes `./define/tab.js`, and
 * `./src/tokens/tokens.css` becomes `./tokens/tokens.css`.
 */
function inPackage(path: string): string {
  return path.replace(/^\.\/(dist|src)\//, './');
}

function targetInPackage(target: Target): Target {
  if (typeof target === 'string') return inPackage(target);
  const conditions = Object.entries(target).filter(([condition]) => condition !== 'plinth-source');
  return Object.fromEntries(
    conditions.map(([condition, conditionTarget]) => [condition, targetInPackage(conditionTarget)]),
  );
}

/** Returns the exact versions in the workspace's catalog, by package. */
function catalog(): ReadonlyMap<string, string> {
  const [, list = ''] = readFileSync(join(KIT, '../../pnpm-workspace.yaml'), 'utf8').split(/^catalog:$/m);
  return new Map(
    [...list.matchAll(/^ {2}'?([^\s']+)'?: (\S+)$/gm)].map(([, name = '', version = '']) => [name, version]),
  );
}

/**
 * Returns the `package.json` to publish, derived from that of the workspace. The workspace pins exact versions; a host
 * page shares its Lit with the kit, so the package accepts any later version of the same major.
 */
export function packageManifest(
  source: SourceManifest,
  versions: ReadonlyMap<string, string> = catalog(),
): Record<string, unknown> {
  const dependencies = Object.keys(source.dependencies).map((name) => {
    const version = versions.get(name);
    if (!version) throw new Error(`${name} is not in the catalog.`);
    return [name, `^${version}`] as const;
  });
  const exports = Object.entries(source.exports)
    .map(([entry, target]) => [entry, targetInPackage(target)] as const)
    // An export that has only a source is for the workspace.
    .filter(([, target]) => typeof target === 'string' || Object.keys(target).length > 0);
  return {
    ...Object.fromEntries(Object.entries(source).filter(([field]) => !WORKSPACE_FIELDS.has(field))),
    'web-types': inPackage(source['web-types']),
    unpkg: inPackage(source.unpkg),
    jsdelivr: inPackage(source.jsdelivr),
    sideEffects: source.sideEffects.filter((pattern) => !pattern.startsWith('./src/')).map(inPackage),
    exports: Object.fromEntries(exports),
    dependencies: Object.fromEntries(dependencies),
  };
}

/** The kit's own `package.json`. */
export function sourceManifest(): SourceManifest {
  return JSON.parse(readFileSync(join(KIT, 'package.json'), 'utf8')) as SourceManifest;
}

/** Returns the custom elements manifest with paths of the package instead of those of the workspace. */
export function packageElements(manifest: Package): Package {
  return JSON.parse(JSON.stringify(manifest).replaceAll(/"\/?src\/([^"]+)\.ts"/g, '"$1.js"')) as Package;
}
