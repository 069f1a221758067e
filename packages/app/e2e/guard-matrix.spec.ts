import type { Page } from '@playwright/test';
import type { GuardKind } from '../src/core/pages/page.ts';
import { hrefOf } from '../src/core/routes/href.ts';
import { steps } from '../src/features/_shared/customers/onboarding-step.ts';
import { allPages } from './support/pages.ts';
import { expect, JOURNEY, OWNER, test } from './support/test.ts';

interface Address {
  readonly path: string;
  readonly kind: GuardKind | 'none';
}

const ROOT = hrefOf('root');
const LOGIN = hrefOf('login');
const HOME = hrefOf('dashboard');
/** The URL of a bank connection of the user, whose page redirects to the bank's sign-in. */
const BANK_SIGN_IN = hrefOf('bank-authenticate', { connectionId: 'connection-larkfield' });
const stepPaths = steps.map((step) => hrefOf('register', { step }));
const pathOf = (href: string) => href.replace(/\?.*/, '');

const pagesOfKinds = Object.values(Object.groupBy(allPages, ({ kind }) => kind)).flatMap((pages) => pages.slice(0, 2));

/**
 * The URLs of two pages of each kind, the first and a later step, a bank connection of the user, the root, and an
 * unknown route. The guard's unit test covers every route.
 */
const addresses: readonly Address[] = [
  { path: ROOT, kind: 'secured' },
  { path: '/nowhere', kind: 'none' },
  ...pagesOfKinds.map(({ href, kind }) => ({ path: pathOf(href), kind })),
  ...['register', 'bank'].map((step) => ({ path: hrefOf('register', { step }), kind: 'auth' as const })),
  { path: BANK_SIGN_IN, kind: 'oauth' },
];

/** Returns the path to which each kind of user is redirected (product.md#guards). */
const expectedPathOf: Readonly<Record<string, (address: Address) => string>> = {
  anonymous: ({ path, kind }) => {
    if (stepPaths.includes(path) && path !== hrefOf('register', { step: 'register' })) return LOGIN;
    return kind === 'secured' || kind === 'oauth' ? LOGIN : path;
  },
  'not onboarded': ({ path, kind }) =>
    path === hrefOf('forgot-password') || !['auth', 'secured'].includes(kind)
      ? path
      : hrefOf('register', { step: 'amount' }),
  onboarded: ({ path, kind }) => {
    // The page redirects to the bank's site.
    if (path === BANK_SIGN_IN) return '/hosted/bank.html';
    return kind === 'auth' || path === ROOT ? HOME : path;
  },
};

/** Opens a URL and counts the navigations that the app performs. */
async function visit(
  page: Page,
  address: string,
): Promise<{ readonly currentPath: () => string; readonly navigationCount: () => number }> {
  let navigations = -1;
  const count = () => {
    navigations += 1;
  };
  page.on('framenavigated', count);
  await page.goto(address);
  page.off('framenavigated', count);
  page.on('framenavigated', count);
  return { currentPath: () => new URL(page.url()).pathname, navigationCount: () => navigations };
}

for (const [userKind, expectedPath] of Object.entries(expectedPathOf)) {
  test(
    `routes of each kind lead a user who is ${userKind} to the page that the specification names`,
    userKind === 'anonymous' ? JOURNEY : {},
    async ({ page, newAccount, signIn }) => {
      test.slow();
      if (userKind === 'not onboarded') await signIn((await newAccount()).email);
      if (userKind === 'onboarded') await signIn(OWNER);
      for (const address of addresses) {
        const { currentPath, navigationCount } = await visit(page, address.path);
        await expect.poll(currentPath, { message: `${userKind} at ${address.path}` }).toBe(expectedPath(address));
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        expect(currentPath(), `${userKind} is redirected again from ${address.path}`).toBe(expectedPath(address));
        expect(navigationCount(), `${userKind} at ${address.path}`).toBeLessThanOrEqual(3);
        page.removeAllListeners('framenavigated');
      }
    },
  );
}
