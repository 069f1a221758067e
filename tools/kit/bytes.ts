import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pageBytes } from '@plinth/build/page-bytes';
import { KIT, kitModules } from './sources.ts';

/** Bytes of each element, by its name: `{ "tabs": 4200 }`. */
export type ElementBytes = Readonly<Record<string, number>>;

const LIMITS = join(KIT, 'bench/limits.json');
/** The factor that an element may grow by before its limit has to be raised. */
const GROWTH_FACTOR = 1.02;

/** Returns the names of all elements. */
export function elementNames(): string[] {
  return kitModules()
    .filter((path) => path.startsWith('define/'))
    .map((path) => basename(path, '.ts'));
}

/**
 * Measures what a page loads for one element: the element, those that its template uses, and the shared base, without
 * Lit; after brotli at quality 11.
 */
export async function measureElements(names: readonly string[] = elementNames()): Promise<ElementBytes> {
  const sizes: Record<string, number> = {};
  for (const name of names) {
    const { atOnce, later } = await pageBytes(join(KIT, 'src/define', `${name}.ts`), [/^(@lit\/|lit$|lit\/)/]);
    sizes[name] = atOnce + later;
  }
  return sizes;
}

export function readLimits(): ElementBytes {
  return JSON.parse(readFileSync(LIMITS, 'utf8')) as ElementBytes;
}

/** Returns limits slightly above the given sizes. */
export function limitsFor(sizes: ElementBytes): ElementBytes {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, bytes]) => [name, Math.ceil((bytes * GROWTH_FACTOR) / 10) * 10]),
  );
}

export function writeLimits(limits: ElementBytes): void {
  const sorted = Object.entries(limits).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(LIMITS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const formatBytes = (bytes: number): string => `${bytes.toLocaleString('en-US')} B`;

/**
 * Returns a line for each element that exceeds its limit or has none, and for each limit without an element, with how
 * to fix it.
 */
export function limitProblems(sizes: ElementBytes, limits: ElementBytes): string[] {
  const command = (name: string): string => `\`npm run sizes -- --set ${name}\``;
  const sizeProblems = Object.entries(sizes).flatMap(([name, bytes]) => {
    const limit = limits[name];
    if (limit === undefined) return [`plinth-${name} has no limit: ${command(name)} sets one`];
    if (bytes <= limit) return [];
    return [
      `plinth-${name} grew to ${formatBytes(bytes)}, ${formatBytes(bytes - limit)} over its limit of ${formatBytes(limit)}. If this is intended, ${command(name)} raises the limit`,
    ];
  });
  const removed = Object.keys(limits).filter((name) => !(name in sizes));
  return [
    ...sizeProblems,
    ...removed.map(
      (name) => `plinth-${name} no longer exists but has a limit: remove it from packages/ui-kit/bench/limits.json`,
    ),
  ];
}
