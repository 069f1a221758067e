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

/** Delays of late responses in milliseconds. `LATER` exceeds the time that the dashboard waits for its notices. */
const LATE = 700;
const LATER = 2_500;

const CONNECTIONS = listBankConnections.name;
const CARDS = listVirtualCards.name;
const FLAGS = listFeatures.name;

type LateAnswers = readonly (readonly [call: string, ms: number])[];
type SecuredPageId = { [Id in PageId]: (typeof PAGES)[Id]['kind'] extends 'secured' ? Id : never }[PageId];

/** The requests of each secured page and the delay of each response. */
const LATE_ANSWERS: Readonly<Record<SecuredPageId, LateAnswers>> = {
  dashboard: [
    [listLeads.name, LATE],
    [listCustomers.name, LATE],
    [FLAGS, LATE],
    [CONNECTIONS, LATE],
    [CONNECTIONS, LATER],
    [getTopup.name, LATE],
    [listContracts.name, LATE],
  ],
  'bank-accounts': [
    [CONNECTIONS, LATER],
    [listBankAccounts.name, LATE],
    [CARDS, LATE],
  ],
  'virtual-card': [
    [CARDS, LATER],
    [listCardTransactions.name, LATE],
  ],
  accounting: [
    [getAccountingInformation.name, LATER],
    [listAccountingIntegrations.name, LATE],
  ],
  commerce: [
    [FLAGS, LATE],
    [listShops.name, LATER],
    [listCommercePlatforms.name, LATE],
    [listCommerceIntegrations.name, LATE],
  ],
  tickets: [[listTasks.name, LATE]],
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
