import type { Page } from '@playwright/test';

declare global {
  /** The hook through which React reports to developer tools. This one only counts commits. */
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: { commits: number } & Record<string, unknown>;
}

/**
 * Counts React's commits on a page. Production builds have no `Profiler`, but React reports every commit to developer
 * tools. Call it before the page's first navigation.
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
