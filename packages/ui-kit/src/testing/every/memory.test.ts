import { afterEach, describe, expect, it } from 'vitest';
import { held } from '../devtools.ts';
import { make, put, rendered, specimens, type Specimen } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

afterEach(() => document.body.replaceChildren());

const TIMES = 1_000;

/** One comes and goes all the time, and every tenth time a new one with it. */
async function comeAndGo(specimen: Specimen, times: number): Promise<void> {
  const kept = make(specimen);
  for (let time = 0; time < times; time += 1) {
    if (time % 10 === 0) document.body.append(make(specimen));
    document.body.append(kept);
    await kept.updateComplete;
    document.body.replaceChildren();
  }
  await rendered(kept);
}

/** How much more the browser holds after another round, what is on its way out not counted. */
async function growth(specimen: Specimen): Promise<number> {
  const before = await held();
  await comeAndGo(specimen, TIMES);
  const after = await held();
  return Math.max(after.nodes - before.nodes, after.listeners - before.listeners);
}

describe.each(specimens)('$tag', (specimen) => {
  it(`leaves no node and no listener behind when it came and went ${TIMES} times`, async () => {
    await put(specimen);
    document.body.replaceChildren();
    await comeAndGo(specimen, 20);
    // The browser counts for all its pages. What another holds in between comes once; a leak comes in every round.
    await expect.poll(() => growth(specimen), { timeout: 60_000 }).toBeLessThanOrEqual(0);
  }, 90_000);
});
