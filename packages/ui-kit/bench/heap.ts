import type { Page } from 'playwright';

/**
 * Returns a function that measures how many bytes a page holds after a garbage collection.
 * @param what `scripts` counts JavaScript objects only; `all` also counts nodes and buffers.
 */
export async function heapOf(page: Page, what: 'scripts' | 'all'): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    // Playwright's types lack these newer fields for the memory of nodes and buffers outside of the heap.
    const use: {
      readonly usedSize: number;
      readonly embedderHeapUsedSize?: number;
      readonly backingStorageSize?: number;
    } = await session.send('Runtime.getHeapUsage');
    if (what === 'scripts') return use.usedSize;
    return use.usedSize + (use.embedderHeapUsedSize ?? 0) + (use.backingStorageSize ?? 0);
  };
}
