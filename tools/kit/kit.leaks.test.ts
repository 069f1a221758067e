/** Leak test of the elements in a production build. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@plinth/build/chromium';
import { beforeAll, expect, it } from 'vitest';
import { measureLeaks, type Leftovers } from '../../packages/ui-kit/bench/leaks.ts';
import { elementNames } from './bytes.ts';

/** Number of elements per tag. `npm run bench` uses ten times as many. */
const ELEMENTS_PER_TAG = 100;
const folder = join(import.meta.dirname, '../../node_modules/.cache/plinth-leaks-test');
const leftoversByTag = new Map<string, Leftovers>();

beforeAll(async () => {
  for (const leftovers of await measureLeaks(ELEMENTS_PER_TAG, folder, chromiumLaunch()))
    leftoversByTag.set(leftovers.tag, leftovers);
  rmSync(folder, { recursive: true, force: true });
}, 600_000);

it.each(elementNames().map((name) => `plinth-${name}`))(
  `%s leaves no DOM node, listener or detached element behind when ${ELEMENTS_PER_TAG} of them are added and removed`,
  (tag) => {
    expect(leftoversByTag.get(tag)).toEqual({ tag, nodes: 0, listeners: 0, detached: 0, alive: 0 });
  },
);
