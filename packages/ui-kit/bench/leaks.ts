import type { CDPSession, LaunchOptions } from 'playwright';
import { measureBuiltPage } from './built-page.ts';
import type {} from './leak-page/page.ts';

/** The objects that elements of a tag left behind after they were removed. */
export interface Leftovers {
  readonly tag: string;
  readonly nodes: number;
  readonly listeners: number;
  /** Disconnected elements that a script still references. */
  readonly detached: number;
  /** Disconnected elements of the tag, including the first one of the page. */
  readonly alive: number;
}

interface PageObjects extends Omit<Leftovers, 'tag' | 'alive'> {
  /** Disconnected elements of the kit, by tag. */
  readonly alive: Readonly<Record<string, number>>;
}

/** The interval at which an element is also used like a user would: every 25th. */
const USE_INTERVAL = 25;
/**
 * The number of measurements until a leftover counts as a leak: a timer or the browser may hold an object for a while.
 */
const MAX_MEASUREMENTS = 12;

/** Runs on the array of all elements and element prototypes. The content of a template belongs to another document. */
const COUNT_DETACHED = `function () {
  const found = this.filter((each) => each !== each.constructor.prototype && each.ownerDocument === document && !each.isConnected);
  const alive = {};
  for (const { localName } of found) if (localName.startsWith('plinth-')) alive[localName] = (alive[localName] ?? 0) + 1;
  return { detached: found.length, alive };
}`;

async function countObjects(session: CDPSession): Promise<PageObjects> {
  const objectGroup = 'leaks';
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'HTMLElement.prototype',
    objectGroup,
  });
  // `queryObjects` collects garbage first.
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: COUNT_DETACHED,
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  // Frees what was referenced only by objects that the first collection freed.
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { ...(result.value as Pick<PageObjects, 'detached' | 'alive'>), nodes, listeners };
}

/** Returns the increase. A decrease counts as 0, so that it does not offset a leak of another kind. */
const increase = (before: number, after: number): number => Math.max(after - before, 0);

const leftoversOf = (tag: string, before: PageObjects, after: PageObjects): Leftovers => ({
  tag,
  nodes: increase(before.nodes, after.nodes),
  listeners: increase(before.listeners, after.listeners),
  detached: increase(before.detached, after.detached),
  alive: after.alive[tag] ?? 0,
});

/** Whether elements of the tag left anything behind. */
export const hasLeftovers = ({ nodes, listeners, detached, alive }: Leftovers): boolean =>
  nodes > 0 || listeners > 0 || detached > 0 || alive > 0;

/**
 * Mounts and unmounts elements of every tag on a production page of the kit in Chromium, and measures what they leave
 * behind.
 * @param times the number of elements of each tag.
 * @param cache a folder for the built page.
 * @param launch the options that start Chromium on this machine.
 */
export function measureLeaks(times: number, cache: string, launch: LaunchOptions): Promise<readonly Leftovers[]> {
  return measureBuiltPage('leak-page', cache, launch, async (page) => {
    const session = await page.context().newCDPSession(page);
    const mountAndUnmount = (tag: string, elementCount: number): Promise<void> =>
      page.evaluate(([name, count, useInterval]) => globalThis.leakBench.mountAndUnmount(name, count, useInterval), [
        tag,
        elementCount,
        USE_INTERVAL,
      ] as const);
    const tags = await page.evaluate(() => globalThis.leakBench.tags);
    // The first elements of a tag create what stays: templates, strings and caches of the browser.
    for (const tag of tags) await mountAndUnmount(tag, 2 * USE_INTERVAL);
    const measureUntilClean = async (isDirty: (objects: PageObjects) => boolean): Promise<PageObjects> => {
      let objects = await countObjects(session);
      for (let attempt = 1; attempt < MAX_MEASUREMENTS && isDirty(objects); attempt += 1) {
        await page.waitForTimeout(attempt * 50);
        objects = await countObjects(session);
      }
      return objects;
    };
    let before = await measureUntilClean(({ alive }) => Object.keys(alive).length > 0);
    const measureTags = async (names: readonly string[]): Promise<readonly Leftovers[]> => {
      for (const tag of names) await mountAndUnmount(tag, times);
      const previous = before;
      before = await measureUntilClean((objects) =>
        names.some((tag) => hasLeftovers(leftoversOf(tag, previous, objects))),
      );
      return names.map((tag) => leftoversOf(tag, previous, before));
    };
    // Measures all tags together first, because a measurement is slow and usually finds nothing.
    const all = await measureTags(tags);
    if (!all.some(hasLeftovers)) return all;
    const leftovers: Leftovers[] = [];
    for (const tag of tags) {
      const measured = await measureTags([tag]);
      // A leak comes back with the next elements; what a busy machine has not freed yet does not.
      leftovers.push(...(measured.some(hasLeftovers) ? await measureTags([tag]) : measured));
    }
    return leftovers;
  });
}
