import type { Page } from '@playwright/test';

/** Returns a predicate that matches URLs ending with a path of the app. */
export const endsWith =
  (href: string) =>
  (url: URL): boolean =>
    url.href.endsWith(href);

/** Navigates to URLs one after the other within the app, without reloading it. */
export function navigate(page: Page, ...hrefs: readonly string[]): Promise<void> {
  return page.evaluate((addresses) => {
    for (const address of addresses) {
      history.pushState(null, '', address);
      // Makes the router read the new URL.
      dispatchEvent(new PopStateEvent('popstate'));
    }
  }, hrefs);
}
