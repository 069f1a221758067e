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

describe.each(specimens)('$tag', (specimen) => {
  it(`leaves no node and no listener behind when it came and went ${TIMES} times`, async () => {
    await put(specimen);
    document.body.replaceChildren();
    await comeAndGo(specimen, 20);
    const before = await held();
    await comeAndGo(specimen, TIMES);
    const growth = async (): Promise<number> => {
      const after = await held();
      return Math.max(after.nodes - before.nodes, after.listeners - before.listeners);
    };
    // What is on its way out is collected a moment later.
    await expect.poll(growth, { timeout: 5_000 }).toBeLessThanOrEqual(0);
  });
});
