import { getAccountingInformation, listAccountingIntegrations } from '@plinth/api-client/resources/accounting';
import { listBankAccounts, listBankConnections } from '@plinth/api-client/resources/banking';
import { listCommerceIntegrations, listCommercePlatforms, listShops } from '@plinth/api-client/resources/commerce';
import { listContracts } from '@plinth/api-client/resources/contracts';
import { listCustomers } from '@plinth/api-client/resources/customers';
import { listFeatures } from '@plinth/api-client/resources/features';
import { listLeads } from '@plinth/api-client/resources/leads';
import { listTasks } from '@plinth/api-client/resources/tasks';
import { getTopup } from '@plinth/api-client/resources/topups';
import { listCardTransactions, listVirtualCards } from '@plinth/api-client/resources/virtual-cards';
import type { PageId, PAGES } from '../src/shell/page-registry.ts';
import { allPages } from './support/pages.ts';
import { expect, layoutShifts, OWNER, test } from './support/test.ts';

/** Delays of late responses in milliseconds. `VERY_LATE_MS` exceeds the time that the dashboard waits for its notices. */
const LATE_MS = 700;
const VERY_LATE_MS = 2_500;

const CONNECTIONS = listBankConnections.name;
const CARDS = listVirtualCards.name;
const FLAGS = listFeatures.name;

type Delays = readonly (readonly [call: string, ms: number])[];
type SecuredPageId = { [Id in PageId]: (typeof PAGES)[Id]['kind'] extends 'secured' ? Id : never }[PageId];

/** The requests of each secured page and the delay of each response. */
const DELAYS: Readonly<Record<SecuredPageId, Delays>> = {
  dashboard: [
    [listLeads.name, LATE_MS],
    [listCustomers.name, LATE_MS],
    [FLAGS, LATE_MS],
    [CONNECTIONS, LATE_MS],
    [CONNECTIONS, VERY_LATE_MS],
    [getTopup.name, LATE_MS],
    [listContracts.name, LATE_MS],
  ],
  'bank-accounts': [
    [CONNECTIONS, VERY_LATE_MS],
    [listBankAccounts.name, LATE_MS],
    [CARDS, LATE_MS],
  ],
  'virtual-card': [
    [CARDS, VERY_LATE_MS],
    [listCardTransactions.name, LATE_MS],
  ],
  accounting: [
    [getAccountingInformation.name, VERY_LATE_MS],
    [listAccountingIntegrations.name, LATE_MS],
  ],
  commerce: [
    [FLAGS, LATE_MS],
    [listShops.name, VERY_LATE_MS],
    [listCommercePlatforms.name, LATE_MS],
    [listCommerceIntegrations.name, LATE_MS],
  ],
  tickets: [[listTasks.name, LATE_MS]],
};

for (const width of [360, 1440]) {
  for (const { id, href } of allPages) {
    const delays = (DELAYS as Readonly<Partial<Record<PageId, Delays>>>)[id];
    if (!delays) continue;
    test(`${href} loads without layout shifts at ${width} px, whichever response is last`, async ({ page, signIn }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await signIn(OWNER);
      for (const latency of ['0', '400', ...delays.map(([call, ms]) => `100,${call}:${ms}`)]) {
        await page.goto(`${href}?latency=${encodeURIComponent(latency)}`);
        await expect(page.locator('.panels')).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
        expect.soft(await layoutShifts(page), latency).toEqual([]);
      }
    });
  }
}
