import type { Page } from '@playwright/test';
import type { GuardKind } from '../../src/core/pages/page.ts';
import { readyOf, sampleHrefOf } from '../../src/core/routes/href.ts';
import { pageIds, PAGES, type PageId } from '../../src/shell/page-registry.ts';
import { expect } from './test.ts';

/** A page of the registry as generic tests use it. */
export interface VisitedPage {
  readonly id: PageId;
  readonly kind: GuardKind;
  /** A sample URL of the page. */
  readonly href: string;
  /** A selector of an element that is present once the page's data has loaded. */
  readonly ready: string;
}

/** Every page of the registry. */
export const allPages: readonly VisitedPage[] = pageIds.map((id) => ({
  id,
  kind: PAGES[id].kind,
  href: sampleHrefOf(id),
  ready: readyOf(id),
}));

/** Waits until a page has loaded. Scrolls through it, because content loads only when near the viewport. */
export async function expectReady(page: Page, ready: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(async () => {
    if (await page.locator(ready).first().isVisible()) return;
    await page.evaluate(() => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight / 2);
    });
    await expect(page.locator(ready).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  // An example may show that something is loading.
  const busy = page.locator('[aria-busy=true]:not(.docs-stage [aria-busy=true])');
  await expect(busy.filter({ visible: true })).toHaveCount(0);
}
