import type { Page } from 'playwright';

/**
 * The way to read how many bytes a page holds once its garbage is collected.
 * @param what objects of scripts alone, or with them what nodes and buffers hold.
 */
export async function heapOf(page: Page, what: 'scripts' | 'all'): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    // Newer than Playwright's types: what buffers and nodes hold stands beside the heap.
    const use: {
      readonly usedSize: number;
      readonly embedderHeapUsedSize?: number;
      readonly backingStorageSize?: number;
    } = await session.send('Runtime.getHeapUsage');
    if (what === 'scripts') return use.usedSize;
    return use.usedSize + (use.embedderHeapUsedSize ?? 0) + (use.backingStorageSize ?? 0);
  };
}
