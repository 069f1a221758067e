import { CALLS, faultsOf, type CallName, type Fault, type ScenarioName } from '@plinth/mocks';
import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '#styles.css';
import { startTranslator } from '#core/i18n/i18n.ts';
import { memoryStorage } from '#testing/world.ts';
import { deepButtons } from './deep-text.ts';
import { answerOf, brokenProvider, nonsenseOf, openAt, stands } from './visit.tsx';

interface Place {
  readonly path: string;
  readonly scenario: ScenarioName;
  /** The calls that it makes; each is broken in every way that its answer can be. */
  readonly calls: readonly CallName[];
  readonly parameters?: Readonly<Record<string, string>>;
}

const PLACES: readonly Place[] = [
  {
    path: '/dashboard/financial', scenario: 'financed',
    calls: [
      'GET /financing/leads', 'GET /customers', 'GET /financing/customers/:customerId/contracts', 'GET /financing/customers/:customerId/topups',
      'GET /data/banking/customers/:customerId/connections', 'GET /features/proxy',
    ],
  },
];

/** Reads that no page makes of its own accord: they follow something that a person did. */
const FOLLOWING: readonly CallName[] = [
  'GET /users', 'GET /financing/leads/:leadId/onboarded', 'GET /financing/customers/:customerId/leads', 'GET /data/banking/customers/:customerId/link',
  'GET /data/banking/customers/:customerId/link/:linkId', 'GET /data/banking/customers/:customerId/accounts',
  'GET /data/:kind/customers/:customerId/connections/:connectionId', 'GET /files/signedurl', 'GET /files/objects',
];

const worker = setupWorker();
const strings = import.meta.glob<Readonly<Record<string, unknown>>>('../../**/locales/en.json', { eager: true, import: 'default' });

beforeAll(async () => {
  const fetched = globalThis.fetch;
  // The translator asks a server for its strings; here they are at hand.
  globalThis.fetch = () => Promise.resolve(Response.json(Object.assign({}, ...Object.values(strings))));
  await startTranslator(memoryStorage(), document.createElement('div'));
  globalThis.fetch = fetched;
  await worker.start({ quiet: true, onUnhandledFrame: 'error' });
});
afterAll(() => worker.stop());

/** What is not answered leaves its own part loading, the lead and the customer the whole page. */
const DECISIVE: readonly CallName[] = ['GET /financing/leads', 'GET /customers'];

it('breaks every read of the provider', () => {
  const reads = CALLS.filter((call) => call.startsWith('GET '));
  expect(new Set([...PLACES.flatMap(({ calls }) => calls), ...FOLLOWING])).toEqual(new Set(reads));
});

for (const { path, scenario, calls, parameters = {} } of PLACES) {
  describe(`the page ${path}`, async () => {
    const rows = await Promise.all(
      calls.map(async (call) => faultsOf(await answerOf(scenario, call, parameters)).map((fault) => ({ call, fault }))),
    );
    let whole = '';

    it('stands when nothing is broken', async () => {
      worker.resetHandlers(...brokenProvider(scenario, []));
      const visit = openAt(path);
      whole = await stands(visit);
      expect(visit.complaints).toEqual([]);
      expect(nonsenseOf(whole)).toEqual([]);
      visit.end();
    });

    it.each(rows.flat())('lives with $call: $fault', async ({ call, fault }: { readonly call: CallName; readonly fault: Fault }) => {
      if (fault === 'late' && DECISIVE.includes(call)) return;
      worker.resetHandlers(...brokenProvider(scenario, [{ call, fault }]));
      const visit = openAt(path);
      try {
        const broken = await stands(visit, fault === 'late');
        expect(nonsenseOf(broken)).toEqual([]);
        worker.resetHandlers(...brokenProvider(scenario, []));
        const retries = deepButtons(visit.host, 'Try again');
        for (const button of retries) button.click();
        const after = retries.length > 0 ? await stands(visit) : whole;
        expect(after).toBe(whole);
        expect(visit.complaints).toEqual([]);
      } finally {
        visit.end();
      }
    });
  });
}
