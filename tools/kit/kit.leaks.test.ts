/** The elements of the kit leave nothing behind on a page, in a production build. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@plinth/build/chromium';
import { beforeAll, expect, it } from 'vitest';
import { measureLeaks, type Leftovers } from '../../packages/ui-kit/bench/leaks.ts';
import { elementNames } from './bytes.ts';

/** Number of elements per tag. `npm run bench` uses ten times as many. */
const ELEMENTS_PER_TAG = 100;
const folder = join(import.meta.dirname, '../../node_modules/.cache/plinth-leaks-test');
const leaksByTag = new Map<string, Leftovers>();

beforeAll(async () => {
  for (const leak of await measureLeaks(ELEMENTS_PER_TAG, folder, chromiumLaunch())) leaksByTag.set(leak.tag, leak);
  rmSync(folder, { recursive: true, force: true });
}, 600_000);

it.each(elementNames().map((name) => `plinth-${name}`))(
  `${ELEMENTS_PER_TAG} added and removed %s leave no node, listener or element`,
  (tag) => {
    expect(leaksByTag.get(tag)).toEqual({ tag, nodes: 0, listeners: 0, detached: 0, alive: 0 });
  },
);
