import type { Page } from '@playwright/test';
import { routes, type RouteKind } from '../src/shell/route-table.ts';
import { expect, OWNER, test } from './support/test.ts';

const STEPS = [
  'register',
  'amount',
  'company',
  'time',
  'million',
  'bank',
  'accounting',
  'commerce',
  'complete',
] as const;
const HOME = '/dashboard/financial';

interface Address {
  readonly path: string;
  readonly kind: RouteKind | 'none';
}

/** An address of every route of the table, one of every step, the root and one that names nothing. */
const addresses: readonly Address[] = [
  { path: '/', kind: 'secured' },
  { path: '/nowhere', kind: 'none' },
  ...routes.flatMap(({ id, path, kind }): Address[] => {
    if (id === 'register')
      return ['/register', ...STEPS.map((step) => `/register/${step}`)].map((each) => ({ path: each, kind }));
    return [
      {
        path: path.replace(':connectionId', 'connection-larkfield').replace(':virtualCreditCardId', 'card-8804'),
        kind,
      },
    ];
  }),
];

/** Where each kind of visitor ends (spec §2, Guards). */
const endOf: Readonly<Record<string, (address: Address) => string>> = {
  anonymous: ({ path, kind }) => {
    if (path.startsWith('/register/') && path !== '/register/register') return '/login';
    return kind === 'secured' || kind === 'oauth' ? '/login' : path;
  },
  'not onboarded': ({ path, kind }) =>
    path === '/forgot-password' || !['auth', 'secured'].includes(kind) ? path : '/register/amount',
  onboarded: ({ path, kind }) => {
    // The page begins the sign-in and leaves for the bank's own.
    if (path.endsWith('/authenticate')) return '/hosted/bank.html';
    return kind === 'auth' || path === '/' ? HOME : path;
  },
};

/** Opens an address and counts how often the app moves on by itself. */
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
  test(`every route leads somebody who is ${who} where the specification says`, async ({
    page,
    newAccount,
    signIn,
  }) => {
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
