import type { CDPSession, LaunchOptions } from 'playwright';
import { onBuiltPage } from './built-page.ts';
import type {} from './leak-page/page.ts';

/** What elements of a tag left behind after they were removed. */
export interface Left {
  readonly tag: string;
  readonly nodes: number;
  readonly listeners: number;
  /** Disconnected elements that a script still references. */
  readonly detached: number;
  /** Disconnected elements of the tag, including the first one of the page. */
  readonly alive: number;
}

interface Held extends Omit<Left, 'tag' | 'alive'> {
  /** Disconnected elements of the kit, by tag. */
  readonly alive: Readonly<Record<string, number>>;
}

/** The interval at which an element is also used like a user would: every 25th. */
const USED = 25;
/**
 * The number of measurements until a leftover counts as a leak: a timer or the browser may hold an object for a while.
 */
const LOOKS = 12;

/** Runs on the array of all elements and element prototypes. The content of a template belongs to another document. */
const REACHED = `function () {
  const found = this.filter((each) => each !== each.constructor.prototype && each.ownerDocument === document && !each.isConnected);
  const alive = {};
  for (const { localName } of found) if (localName.startsWith('plinth-')) alive[localName] = (alive[localName] ?? 0) + 1;
  return { detached: found.length, alive };
}`;

async function heldOn(session: CDPSession): Promise<Held> {
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
    functionDeclaration: REACHED,
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  // Frees what was referenced only by objects that the first collection freed.
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { ...(result.value as Pick<Held, 'detached' | 'alive'>), nodes, listeners };
}

/** Returns the increase. A decrease counts as 0, so that it does not offset a leak of another kind. */
const more = (before: number, after: number): number => Math.max(after - before, 0);

const leftOf = (tag: string, before: Held, after: Held): Left => ({
  tag,
  nodes: more(before.nodes, after.nodes),
  listeners: more(before.listeners, after.listeners),
  detached: more(before.detached, after.detached),
  alive: after.alive[tag] ?? 0,
});

/** Whether elements of the tag left anything behind. */
export const leaves = ({ nodes, listeners, detached, alive }: Left): boolean =>
  nodes > 0 || listeners > 0 || detached > 0 || alive > 0;

/**
 * Mounts and unmounts elements of every tag on a production page of the kit in Chromium, and measures what they leave
 * behind.
 * @param times the number of elements of each tag.
 * @param cache a folder for the built page.
 * @param launch the options that start Chromium on this machine.
 */
export function measureLeaks(times: number, cache: string, launch: LaunchOptions): Promise<readonly Left[]> {
  return onBuiltPage('leak-page', cache, launch, async (page) => {
    const session = await page.context().newCDPSession(page);
    const comeAndGo = (tag: string, many: number): Promise<void> =>
      page.evaluate(([name, count, used]) => globalThis.leakBench.comeAndGo(name, count, used), [
        tag,
        many,
        USED,
      ] as const);
    const tags = await page.evaluate(() => globalThis.leakBench.tags);
    // The first elements of a tag create what stays: templates, strings and caches of the browser.
    for (const tag of tags) await comeAndGo(tag, 2 * USED);
    const look = async (isLeft: (held: Held) => boolean): Promise<Held> => {
      let held = await heldOn(session);
      for (let again = 1; again < LOOKS && isLeft(held); again += 1) {
        await page.waitForTimeout(again * 50);
        held = await heldOn(session);
      }
      return held;
    };
    let before = await look(({ alive }) => Object.keys(alive).length > 0);
    const round = async (names: readonly string[]): Promise<readonly Left[]> => {
      for (const tag of names) await comeAndGo(tag, times);
      const known = before;
      before = await look((held) => names.some((tag) => leaves(leftOf(tag, known, held))));
      return names.map((tag) => leftOf(tag, known, before));
    };
    // Measures all tags together first, because a measurement is slow and usually finds nothing.
    const all = await round(tags);
    if (!all.some(leaves)) return all;
    const left: Left[] = [];
    for (const tag of tags) left.push(...(await round([tag])));
    return left;
  });
}
