import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsOf, readPath } from '../conventions/workspace.ts';

/** The purpose of a line of code. */
export type LineKind = 'product' | 'tests' | 'stories' | 'generated' | 'tools';

const KINDS: readonly (readonly [kind: LineKind, path: RegExp])[] = [
  [
    'generated',
    /^packages\/ui-kit\/(custom-elements\.json|src\/(define|icons|react|scoped)\/|src\/(tokens\/tokens\.(css|ts)|types\/elements\.ts|cdn\/(loaders|definers)\.ts|base\/version\.ts)$)/,
  ],
  ['stories', /\.(stories|guidance)\.tsx$/],
  ['tests', /\.(test|spec)\.tsx?$|\/(testing|e2e)\//],
  ['tools', /^(tools|packages\/build|\.storybook|\.ci)\/|\/(bench|server|new)\/|(^|\/)[^/]*\.config\.\w+$/],
  ['product', /^packages\/[^/]+\/(src|hosted|examples)\//],
];
const CODE = /\.(ts|tsx|mjs|cjs|css|html|vue|svelte|mdx|json)$/;

/** Returns the kind of a code file; null for other files, such as the settings at the root. */
export function kindOf(path: string): LineKind | null {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}

/** Counts the lines of code of each kind. */
export function countLines(): Readonly<Record<LineKind, number>> {
  const lines = { product: 0, tests: 0, stories: 0, generated: 0, tools: 0 };
  for (const path of pathsOf(CODE)) {
    const kind = kindOf(path);
    if (kind) lines[kind] += readPath(path).split('\n').length - 1;
  }
  return lines;
}

/** Returns the files of the client and of the mock that name a call, without tests. */
export function filesOfCall(name: string): readonly string[] {
  const pattern = new RegExp(`\\b${name}\\b`);
  return pathsOf(/^packages\/(api-client|mocks)\/src\/.*(?<!\.test)\.ts$/).filter((path) =>
    pattern.test(readPath(path)),
  );
}

/** The duration of one part of `npm test`. */
export interface PartTime {
  readonly name: string;
  readonly seconds: number;
}

/** Returns the path of the file in which `npm test` stores the times of its last run. */
export const timesFile = (root: string): string => join(root, 'node_modules/.cache/plinth-test-times.json');

/** Returns the times of the last run of `npm test` by part; empty when it has not run here. */
export function lastTestTimes(root: string): readonly PartTime[] {
  const file = timesFile(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly PartTime[]) : [];
}
