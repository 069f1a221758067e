import type { Locator, Page } from '@playwright/test';

type WithTiming = typeof globalThis & { timeToContent?: Promise<number> };

/**
 * Returns the time in milliseconds from pressing a link of the page to the frame in which the content of its page is
 * painted.
 * @param selector matches once the content is rendered.
 */
export async function timeToContent(page: Page, link: Locator, path: string, selector: string): Promise<number> {
  await page.evaluate(
    ([pathname, content]) => {
      (globalThis as WithTiming).timeToContent = new Promise((resolve) => {
        addEventListener(
          'pointerdown',
          () => {
            const startedAt = performance.now();
            const check = (): void => {
              if (location.pathname === pathname && document.querySelector(content)) {
                // Content found in this frame is painted by the next one.
                requestAnimationFrame(() => resolve(performance.now() - startedAt));
              } else requestAnimationFrame(check);
            };
            check();
          },
          { once: true, capture: true },
        );
      });
    },
    [path, selector] as const,
  );
  await link.hover();
  await link.click();
  return page.evaluate(() => (globalThis as WithTiming).timeToContent ?? Number.NaN);
}

/** Returns the median of times or sizes; NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
