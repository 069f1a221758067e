import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pageBytes } from './page-bytes.ts';
import { KIT, kitModules } from './sources.ts';

/** Bytes of each element, by its name: `{ "tabs": 4200 }`. */
export type ElementBytes = Readonly<Record<string, number>>;

const LIMITS = join(KIT, 'bench/limits.json');
/** What an element may grow by before somebody has to say that it is meant: a word more, a rule more. */
const ROOM = 1.02;

/** Every element of the kit by name. */
export function elementNames(): string[] {
  return kitModules()
    .filter((path) => path.startsWith('define/'))
    .map((path) => basename(path, '.ts'));
}

/**
 * What a page fetches for an element by itself: the element, those that its template uses and the base that all share,
 * without Lit; after brotli at quality 11.
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

/** The limits for sizes: a little room over each. */
export function limitsFor(sizes: ElementBytes): ElementBytes {
  return Object.fromEntries(Object.entries(sizes).map(([name, bytes]) => [name, Math.ceil((bytes * ROOM) / 10) * 10]));
}

export function writeLimits(limits: ElementBytes): void {
  const sorted = Object.entries(limits).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(LIMITS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const shown = (bytes: number): string => `${bytes.toLocaleString('en-US')} B`;

/** What is over its limit, has none, or has one for nothing; a line each, with what to do. */
export function limitProblems(sizes: ElementBytes, limits: ElementBytes): string[] {
  const raise = (name: string): string => `\`node tools/kit-bytes.ts --set ${name}\``;
  const sized = Object.entries(sizes).flatMap(([name, bytes]) => {
    const limit = limits[name];
    if (limit === undefined) return [`plinth-${name} has no limit: ${raise(name)} gives it one`];
    if (bytes <= limit) return [];
    return [
      `plinth-${name} grew to ${shown(bytes)}, ${shown(bytes - limit)} over its limit of ${shown(limit)}. If that is meant, ${raise(name)} raises the limit`,
    ];
  });
  const gone = Object.keys(limits).filter((name) => !(name in sizes));
  return [
    ...sized,
    ...gone.map((name) => `plinth-${name} is gone and has a limit: take it out of packages/ui-kit/bench/limits.json`),
  ];
}
