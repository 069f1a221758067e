import type { Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { demoRoutes } from '../src/demo/_shared/routes.ts';
import { signInToDemo } from './support/demo.ts';
import { expect, OWNER, test } from './support/test.ts';

/** Removes from every page the APIs that browsers offer only in secure contexts. */
const leaveSecureContext = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['serviceWorker', 'clipboard', 'locks', 'storage', 'share']) {
      Reflect.deleteProperty(Navigator.prototype, name);
    }
    for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name);
    Reflect.deleteProperty(globalThis, 'caches');
  });

test('the mock responds and a key is copied on a page without a secure context', async ({ page }) => {
  await leaveSecureContext(page);
  await signInToDemo(page, 'admin', demoRoutes.hrefOf('api-keys'));
  const actions = page.getByRole('button', { name: /^Actions for / }).first();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(page.getByText('API key copied')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const text = page.getByRole('textbox', { name: 'Press Ctrl+C or ⌘C to copy the selected text.' });
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/^plinth_demo_\w{32}$/);
});

/** Makes the storage and the workers of every page fail, as in a browser that blocks the data of the site. */
const blockSiteData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const deny = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: deny });
    IDBFactory.prototype.open = deny;
    for (const name of ['register', 'getRegistration', 'getRegistrations'] as const) {
      ServiceWorkerContainer.prototype[name] = async () => deny();
    }
    for (const name of ['open', 'delete'] as const) CacheStorage.prototype[name] = async () => deny();
  });

test('the app starts and one can sign in where the browser blocks the data of the site', async ({ page, signIn }) => {
  await blockSiteData(page);
  await page.goto(hrefOf('login'));
  await expect(page.getByText('Your browser isn’t keeping this site’s data.')).toBeVisible();
  await signIn(OWNER);
  await expect(page.getByText('$266,600')).toBeVisible();
});
