import { listBankConnections } from '@plinth/api-client/resources/banking';
import { listContracts } from '@plinth/api-client/resources/contracts';
import { listCustomers } from '@plinth/api-client/resources/customers';
import { listLeads } from '@plinth/api-client/resources/leads';
import { associatePromotion } from '@plinth/api-client/resources/promotions';
import { createTask } from '@plinth/api-client/resources/tasks';
import { getTopup } from '@plinth/api-client/resources/topups';
import { page } from 'vitest/browser';
import { writeDraft } from '#core/drafts/drafts.ts';
import { hrefOf } from '#core/routes/href.ts';
import { USER } from '../personas.ts';
import type { Place } from '../place.ts';
import { press } from '../visit.tsx';

export const dashboard: readonly Place[] = [
  {
    name: 'the dashboard',
    path: hrefOf('dashboard'),
    scenario: 'financed',
    user: USER,
    shellCalls: [listCustomers, listLeads],
    panels: {
      'Available to draw': [getTopup, listContracts],
      'Next collection': [listContracts, listBankConnections],
      'Cash flow': [listContracts],
      Contracts: [listContracts],
      Transactions: [listContracts],
    },
    panelsOnly: new Map([
      [listBankConnections, 'a late notice about a bank would move the page; the bell and the menu show it'],
    ]),
  },
  { name: 'the application', path: hrefOf('dashboard'), scenario: 'onboarded', user: USER },
  {
    name: 'moving the meeting',
    path: hrefOf('dashboard'),
    scenario: 'onboarded',
    user: USER,
    action: async (visit) => {
      await press(visit, 'Reschedule');
      const dialog = page.getByCss('plinth-dialog[open]');
      for (const value of ['2026-11-24', '10:30'])
        await press(visit, dialog.getByCss(`plinth-radio-tile[value="${value}"]`).getByRole('radio'));
      // The page's button has the same name.
      await press(visit, dialog.getByRole('button', { name: 'Reschedule' }));
    },
  },
  {
    name: 'requesting a top-up',
    path: hrefOf('dashboard', {}, { topup: 'request' }),
    scenario: 'financed',
    user: USER,
    only: [createTask],
    prepare: ({ storage }) =>
      writeDraft(storage, USER.uid, 'topup', { amount: '10000000', account: 'account-4417', note: '' }),
    action: (visit) => press(visit, 'Request $100,000'),
  },
  {
    name: 'a pending promo code',
    path: hrefOf('dashboard'),
    scenario: 'financed',
    user: USER,
    prepare: ({ storage }) => storage.set('promo', { code: 'WELCOME25', key: 'key-1' }),
    only: [associatePromotion],
  },
];
