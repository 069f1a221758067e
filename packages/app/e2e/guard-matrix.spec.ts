import type { Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { steps } from '../src/features/_shared/customers/onboarding-step.ts';
import type { GuardKind } from '../src/shell/page-registry.ts';
import { allPages } from './support/pages.ts';
import { expect, OWNER, test } from './support/test.ts';

interface Address {
  readonly path: string;
  readonly kind: GuardKind | 'none';
}

const ROOT = hrefOf('root');
const LOGIN = hrefOf('login');
const HOME = hrefOf('dashboard');
/** The URL of a bank connection of the user, whose page redirects to the bank's sign-in. */
const SIGN_IN_AT_BANK = hrefOf('bank-authenticate', { connectionId: 'connection-larkfield' });
const stepPaths = steps.map((step) => hrefOf('register', { step }));
const pathOf = (href: string) => href.replace(/\?.*/, '');

/** The URLs of every page, every step, a bank connection of the user, the root, and an unknown route. */
const addresses: readonly Address[] = [
  { path: ROOT, kind: 'secured' },
  { path: '/nowhere', kind: 'none' },
  ...allPages.map(({ href, kind }) => ({ path: pathOf(href), kind })),
  ...stepPaths.map((path) => ({ path, kind: 'auth' as const })),
  { path: SIGN_IN_AT_BANK, kind: 'oauth' },
];

/** Returns the path to which each kind of user is redirected (spec §2, Guards). */
const endOf: Readonly<Record<string, (address: Address) => string>> = {
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
    if (path === SIGN_IN_AT_BANK) return '/hosted/bank.html';
    return kind === 'auth' || path === ROOT ? HOME : path;
  },
};

/** Opens a URL and counts the navigations that the app performs. */
async function visit(
  page: Page,
  address: string,
): Promise<{ readonly end: () => string; readonly moves: () => number }> {
  let moves = -1;
  const count = () => {
    moves += 1;
  };
  page.on('framenavigated', count);
  await page.goto(address);
  page.off('framenavigated', count);
  page.on('framenavigated', count);
  return { end: () => new URL(page.url()).pathname, moves: () => moves };
}

for (const [who, end] of Object.entries(endOf)) {
  test(`every route leads a user who is ${who} where the specification says`, async ({ page, newAccount, signIn }) => {
    test.setTimeout(240_000);
    if (who === 'not onboarded') await signIn((await newAccount()).email);
    if (who === 'onboarded') await signIn(OWNER);
    for (const address of addresses) {
      const { end: at, moves } = await visit(page, address.path);
      await expect.poll(at, { message: `${who} at ${address.path}` }).toBe(end(address));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      expect(at(), `${who} stays where they were led from ${address.path}`).toBe(end(address));
      expect(moves(), `${who} at ${address.path}`).toBeLessThanOrEqual(3);
      page.removeAllListeners('framenavigated');
    }
  });
}
