import type { Page } from '@playwright/test';

/** Matches a URL that ends with an address of the app. */
export const endsWith =
  (href: string) =>
  (url: URL): boolean =>
    url.href.endsWith(href);

/** Navigates to one address after the other within the app, without loading it again. */
export function navigate(page: Page, ...hrefs: readonly string[]): Promise<void> {
  return page.evaluate((addresses) => {
    for (const address of addresses) {
      history.pushState(null, '', address);
      // The router reads the address again.
      dispatchEvent(new PopStateEvent('popstate'));
    }
  }, hrefs);
}
