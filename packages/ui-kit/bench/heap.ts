import type { Page } from 'playwright';

const COLLECTION_COUNT = 3;

/** Returns a function that measures how many bytes of scripts, nodes and buffers a page holds after a garbage collection. */
export async function heapOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  return async () => {
    // A collection frees what was referenced only by objects that the one before has freed.
    for (let collection = 0; collection < COLLECTION_COUNT; collection += 1)
      await session.send('HeapProfiler.collectGarbage');
    // Playwright's types lack these newer fields for the memory of nodes and buffers outside of the heap.
    const use: {
      readonly usedSize: number;
      readonly embedderHeapUsedSize?: number;
      readonly backingStorageSize?: number;
    } = await session.send('Runtime.getHeapUsage');
    return use.usedSize + (use.embedderHeapUsedSize ?? 0) + (use.backingStorageSize ?? 0);
  };
}
