import type { PageId, PAGES } from '../src/shell/page-registry.ts';
import { allPages } from './support/pages.ts';
import { expect, layoutShifts, OWNER, test } from './support/test.ts';

/** Milliseconds that an answer comes after the others; the second is longer than the dashboard waits for its notices. */
const LATE = 700;
const LATER = 2_500;

const CONNECTIONS = 'GET /data/banking/customers/:customerId/connections';
const CARDS = 'GET /data/virtual-cards/customers/:customerId/virtual-cards';
const FLAGS = 'GET /features/proxy';

type LateAnswers = readonly (readonly [call: string, ms: number])[];
type SecuredPageId = { [Id in PageId]: (typeof PAGES)[Id]['kind'] extends 'secured' ? Id : never }[PageId];

/** What each secured page requests, and by how much that answer comes later than the others. */
const LATE_ANSWERS: Readonly<Record<SecuredPageId, LateAnswers>> = {
  dashboard: [
    ['GET /financing/leads', LATE],
    ['GET /customers', LATE],
    [FLAGS, LATE],
    [CONNECTIONS, LATE],
    [CONNECTIONS, LATER],
    ['GET /financing/customers/:customerId/topups', LATE],
    ['GET /financing/customers/:customerId/contracts', LATE],
  ],
  'bank-accounts': [
    [CONNECTIONS, LATER],
    ['GET /data/banking/customers/:customerId/accounts', LATE],
    [CARDS, LATE],
  ],
  'virtual-card': [
    [CARDS, LATER],
    [`${CARDS}/:cardId/transactions`, LATE],
  ],
  accounting: [
    ['GET /data/accounting/customers/:customerId', LATER],
    ['GET /data/accounting/customers/:customerId/integrations', LATE],
  ],
  commerce: [
    [FLAGS, LATE],
    ['GET /data/commerce/customers/:customerId', LATER],
    ['GET /data/commerce/customers/:customerId/all', LATE],
    ['GET /data/commerce/customers/:customerId/integrations', LATE],
  ],
  tickets: [['GET /tasks/customers/:customerId', LATE]],
};

for (const width of [360, 1440]) {
  for (const { id, href } of allPages) {
    const late = (LATE_ANSWERS as Readonly<Partial<Record<PageId, LateAnswers>>>)[id];
    if (!late) continue;
    test(`nothing moves while ${href} loads at ${width} px, whichever answer comes last`, async ({ page, signIn }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await signIn(OWNER);
      for (const latency of ['0', '400', ...late.map(([call, ms]) => `100,${call}:${ms}`)]) {
        await page.goto(`${href}?latency=${encodeURIComponent(latency)}`);
        await expect(page.locator('.panels')).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
        expect.soft(await layoutShifts(page), latency).toEqual([]);
      }
    });
  }
}
