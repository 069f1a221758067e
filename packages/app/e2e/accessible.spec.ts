import { routes, type RouteId } from '../src/shell/route-table.ts';
import { expect, expectAccessible, expectNoSideways, OWNER, test } from './support/test.ts';

interface Place {
  readonly path: string;
  /** What is there once the page has its data. */
  readonly shows: string;
  /** What comes once that is near. */
  readonly draws?: string;
}

/** An address of every route; those of the oauth routes are refused, since nothing was begun. */
const PLACES: Readonly<Record<RouteId, Place>> = {
  login: { path: '/login', shows: '.cover-form plinth-button' },
  register: { path: '/register', shows: '.cover-form plinth-button' },
  'forgot-password': { path: '/forgot-password', shows: '.cover-form plinth-button' },
  'not-authorized': { path: '/misc/not-authorized', shows: '.misc-page h1' },
  maintenance: { path: '/misc/maintenance', shows: '.misc-page h1' },
  error: { path: '/misc/error', shows: '.misc-page h1' },
  dashboard: { path: '/dashboard/financial', shows: '.dashboard-flow', draws: '.flow-chart svg' },
  accounting: { path: '/accounting', shows: '.platform-connection' },
  commerce: { path: '/commerce', shows: '.platform-connection' },
  'bank-accounts': { path: '/bank-accounts', shows: '.bank' },
  'virtual-card': { path: '/bank-accounts/virtual-cards/card-8804', shows: '.card-facts' },
  'bank-authenticate': { path: '/bank-accounts/nobody/authenticate', shows: '.link-frame plinth-button' },
  'bank-return': { path: '/bank-accounts/oauth?state=other&connectionId=c1', shows: '.link-frame plinth-button' },
  connect: { path: '/connect?kind=commerce&state=other&connectionId=c1', shows: '.link-frame plinth-button' },
  tickets: { path: '/tickets', shows: 'li.ticket' },
};

const WAYS = [
  { name: 'at 1440 px', skin: 'light', language: 'en', use: { viewport: { width: 1440, height: 900 } } },
  { name: 'at 360 px, dark, in Arabic', skin: 'dark', language: 'ar', use: { viewport: { width: 360, height: 800 } } },
  {
    name: 'at a zoom of 200 %, bordered',
    skin: 'bordered',
    language: 'en',
    use: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  },
] as const;

for (const { name, skin, language, use } of WAYS) {
  test.describe(name, () => {
    test.use(use);

    test(`every page is accessible ${name}, and nothing of it stands outside`, async ({ page, signIn }) => {
      test.setTimeout(120_000);
      const visit = async (kinds: readonly string[]) => {
        await page.evaluate(
          ([chosenSkin, chosenLanguage]) => {
            localStorage.setItem('plinth.skin', chosenSkin);
            localStorage.setItem('plinth.language', chosenLanguage);
          },
          [skin, language] as const,
        );
        for (const { id, kind } of routes) {
          if (!kinds.includes(kind)) continue;
          const { path, shows, draws } = PLACES[id];
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.locator(shows).first()).toBeVisible();
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
            if (draws) {
              await page.locator(shows).first().scrollIntoViewIfNeeded();
              await expect(page.locator(draws).first()).toBeVisible();
            }
            await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
            await expectAccessible(page);
            await expectNoSideways(page);
          });
        }
      };
      await page.goto('/misc/maintenance?latency=0');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await visit(['auth', 'public']);
      await page.evaluate(() => localStorage.setItem('plinth.language', 'en'));
      await signIn(OWNER);
      await visit(['secured', 'oauth']);
    });
  });
}
