import type { CDPSession, LaunchOptions } from 'playwright';
import { onBuiltPage } from './built-page.ts';
import type {} from './leak-page/page.ts';

/** What elements of a tag left behind when they had come and gone. */
export interface Left {
  readonly tag: string;
  readonly nodes: number;
  readonly listeners: number;
  /** Elements outside of the document that a script still reaches. */
  readonly detached: number;
  /** Elements of the tag among them: all that there are, the first of the page too. */
  readonly alive: number;
}

interface Held extends Omit<Left, 'tag' | 'alive'> {
  /** Elements of the kit outside of the document, by tag. */
  readonly alive: Readonly<Record<string, number>>;
}

/** Of the elements of a tag one in so many is used too. */
const USED = 25;
/** How often what is still there is looked for again: a timer or the browser may hold something a while, a leak stays. */
const LOOKS = 12;

/** Runs on everything that is an element or a prototype of elements. What is in a template belongs to a document of its own. */
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
  // Collects garbage before it looks.
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
  // What the first collection freed held what the second frees.
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { ...(result.value as Pick<Held, 'detached' | 'alive'>), nodes, listeners };
}

/** What else was let go meanwhile makes up for nothing. */
const more = (before: number, after: number): number => Math.max(after - before, 0);

const leftOf = (tag: string, before: Held, after: Held): Left => ({
  tag,
  nodes: more(before.nodes, after.nodes),
  listeners: more(before.listeners, after.listeners),
  detached: more(before.detached, after.detached),
  alive: after.alive[tag] ?? 0,
});

/** Whether elements of the tag left something. */
export const leaves = ({ nodes, listeners, detached, alive }: Left): boolean =>
  nodes > 0 || listeners > 0 || detached > 0 || alive > 0;

/**
 * Lets elements of every tag come and go on a page of the kit as it is built for production, in Chromium.
 * @param times how many of each tag.
 * @param cache a folder for the built page.
 * @param launch how Chromium is started on this machine.
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
    // What the first of a tag brings for good: its templates, its strings, what the browser keeps of them.
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
    // To look takes long, and most often nothing is left of any of them.
    const all = await round(tags);
    if (!all.some(leaves)) return all;
    const left: Left[] = [];
    for (const tag of tags) left.push(...(await round([tag])));
    return left;
  });
}
