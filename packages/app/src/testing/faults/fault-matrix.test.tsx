import { createApiClient } from '@plinth/api-client';
import { faultsOf, type Fault, type ScenarioName } from '@plinth/mocks';
import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '#styles.css';
import { startTranslator } from '#core/i18n/i18n.ts';
import { API, memoryStorage, tokenOf } from '#testing/world.ts';
import { answerOf, brokenProvider, CARD, READS, releaseLate, USER, type ReadName } from './broken-provider.ts';
import { deepButtons } from './deep-text.ts';
import { nonsenseOf, openAt, stands } from './visit.tsx';

interface Place {
  readonly path: string;
  readonly scenario: ScenarioName;
  /** The reads that it makes; each is broken in every way that its answer can be. */
  readonly reads: readonly ReadName[];
}

const PLACES: readonly Place[] = [
  {
    path: '/dashboard/financial', scenario: 'financed',
    reads: [
      'GET /financing/leads', 'GET /customers', 'GET /financing/customers/:customerId/contracts', 'GET /financing/customers/:customerId/topups',
      'GET /data/banking/customers/:customerId/connections', 'GET /features/proxy',
    ],
  },
  {
    path: '/bank-accounts', scenario: 'financed',
    reads: ['GET /data/banking/customers/:customerId/connections', 'GET /data/virtual-cards/customers/:customerId/virtual-cards'],
  },
  {
    path: `/bank-accounts/virtual-cards/${CARD}`, scenario: 'financed',
    reads: [
      'GET /data/virtual-cards/customers/:customerId/virtual-cards',
      'GET /data/virtual-cards/customers/:customerId/virtual-cards/:cardId/transactions',
    ],
  },
  {
    path: '/accounting', scenario: 'financed',
    reads: ['GET /data/accounting/customers/:customerId', 'GET /data/accounting/customers/:customerId/integrations'],
  },
  {
    path: '/commerce', scenario: 'financed',
    reads: [
      'GET /data/commerce/customers/:customerId', 'GET /data/commerce/customers/:customerId/all', 'GET /data/commerce/customers/:customerId/integrations',
    ],
  },
  { path: '/tickets', scenario: 'financed', reads: ['GET /tasks/customers/:customerId'] },
];

/** What is never answered leaves its own part loading; these two, the whole page. */
const DECISIVE: readonly ReadName[] = ['GET /financing/leads', 'GET /customers'];

const worker = setupWorker();
const strings = import.meta.glob<Readonly<Record<string, unknown>>>('../../**/locales/en.json', { eager: true, import: 'default' });
const client = createApiClient({
  baseUrl: API, tokens: { get: () => Promise.resolve(tokenOf(USER, 1)), refresh: () => Promise.reject(new Error('no refresh is due')) },
  wait: () => Promise.resolve(),
});

/** The worker is there before the tests are known: they follow from what it answers. */
await worker.start({ quiet: true, onUnhandledFrame: 'error' });

beforeAll(async () => {
  const fetched = globalThis.fetch;
  // The translator asks a server for its strings; here they are at hand.
  globalThis.fetch = () => Promise.resolve(Response.json(Object.assign({}, ...Object.values(strings))));
  await startTranslator(memoryStorage(), document.createElement('div'));
  globalThis.fetch = fetched;
});
afterAll(() => worker.stop());

/**
 * The faults that a page can meet. A broken field that the client refuses looks like any other refused answer, so one of
 * them stands for all; the client's own tests have every one.
 */
async function faultsOn(scenario: ScenarioName, name: ReadName): Promise<readonly { readonly name: ReadName; readonly fault: Fault }[]> {
  const met: { name: ReadName; fault: Fault }[] = [];
  for (const fault of faultsOf(await answerOf(scenario, name))) {
    if (fault === 'late' && DECISIVE.includes(name)) continue;
    if (fault.includes('@')) {
      worker.resetHandlers(...brokenProvider(scenario, [{ call: name, fault }]));
      const isRefused = await READS[name].ask(client).then(() => false, () => true);
      if (isRefused && met.some((each) => each.fault.startsWith('missing@'))) continue;
    }
    met.push({ name, fault });
  }
  return met;
}

for (const { path, scenario, reads } of PLACES) {
  const faults: { name: ReadName; fault: Fault }[] = [];
  for (const name of reads) faults.push(...(await faultsOn(scenario, name)));

  describe(`the page ${path}`, () => {
    let whole = '';

    it('stands when nothing is broken', async () => {
      worker.resetHandlers(...brokenProvider(scenario, []));
      const visit = openAt(path);
      whole = await stands(visit);
      expect(visit.complaints).toEqual([]);
      expect(nonsenseOf(whole)).toEqual([]);
      visit.end();
    });

    it.each(faults)('lives with $name: $fault', async ({ name, fault }) => {
      worker.resetHandlers(...brokenProvider(scenario, [{ call: name, fault }]));
      const visit = openAt(path);
      try {
        expect(nonsenseOf(await stands(visit, fault === 'late'))).toEqual([]);
        worker.resetHandlers(...brokenProvider(scenario, []));
        const retries = deepButtons(visit.host, 'Try again');
        for (const button of retries) button.click();
        const after = retries.length > 0 ? await stands(visit) : whole;
        expect(after).toBe(whole);
        expect(visit.complaints).toEqual([]);
      } finally {
        visit.end();
        releaseLate();
      }
    });
  });
}
