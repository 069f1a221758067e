import type { Page } from '@playwright/test';

declare global {
  /** Where React reports to developer tools; this is one that only counts. */
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: { commits: number } & Record<string, unknown>;
}

/**
 * Counts what React commits on a page. The production build has no `Profiler`, but it reports every commit to
 * developer tools, and a component that has rendered is part of one. Call it before the page's first address.
 */
export async function countCommits(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const hook = {
      commits: 0,
      renderers: new Map<number, unknown>(),
      supportsFiber: true,
      isDisabled: false,
      checkDCE: () => undefined,
      inject(renderer: unknown) {
        const id = hook.renderers.size + 1;
        hook.renderers.set(id, renderer);
        return id;
      },
      onCommitFiberRoot() {
        hook.commits += 1;
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
    globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = hook;
  });
  return () => page.evaluate(() => globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__.commits);
}
