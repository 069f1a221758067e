/** The elements of the kit leave nothing behind on a page, in a production build. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@plinth/build/chromium';
import { beforeAll, expect, it } from 'vitest';
import { measureLeaks, type Leftovers } from '../../packages/ui-kit/bench/leaks.ts';
import { elementNames } from './bytes.ts';

/** Number of elements per tag. `npm run bench` uses ten times as many. */
const TIMES = 100;
const folder = join(import.meta.dirname, '../../node_modules/.cache/plinth-leaks-test');
const left = new Map<string, Leftovers>();

beforeAll(async () => {
  for (const each of await measureLeaks(TIMES, folder, chromiumLaunch())) left.set(each.tag, each);
  rmSync(folder, { recursive: true, force: true });
}, 600_000);

it.each(elementNames().map((name) => `plinth-${name}`))(
  `of ${TIMES} %s that came and went no node, listener or element is left`,
  (tag) => {
    expect(left.get(tag)).toEqual({ tag, nodes: 0, listeners: 0, detached: 0, alive: 0 });
  },
);
