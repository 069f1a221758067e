import type { Contract } from '@plinth/api-client/resources/contracts';
import { describe, expect, it } from 'vitest';
import type { Panel } from '#core/panel/panel.ts';
import { customerWith, onboardedState } from '#testing/customers.ts';
import { selectIsFirstRun } from './first-run.ts';

const contractOf = (status: string): Contract => ({
  id: 'C-1',
  status,
  approvedAt: null,
  createdAt: '2026-11-19T00:00:00Z',
  CollectedAmount: 0,
  PaymentTransactions: [],
  Terms: null,
  Fees: [],
  Lead: null,
  Payments: [],
  CollectionRequests: [],
  ESignContracts: [],
});
const loaded = (status: string): Panel<readonly Contract[]> => ({
  status: 'ready',
  data: [contractOf(status)],
  stale: false,
  loadedAt: 0,
});

describe('selectIsFirstRun', () => {
  it.each([
    ['the customer has no contract', [], { status: 'loading' }, true],
    ['the customer has a draft only', ['DRAFT'], { status: 'idle' }, true],
    ['the contracts fail to load', [], { status: 'failed', failure: { code: 'http', body: null } }, true],
    ['a draft has loaded', [], loaded('DRAFT'), true],
    ['the customer has a contract', ['DRAFT', 'DONE'], { status: 'loading' }, false],
    ['a contract was approved since', [], loaded('APPROVED'), false],
    ['the customer is unknown', null, { status: 'loading' }, false],
  ] as const)('when %s', (_name, statuses, contracts, expected) => {
    const listed = statuses?.map((status, index) => ({ id: `C-${index}`, status }));
    const state = { customers: onboardedState(listed ? customerWith(listed) : null), contracts };
    expect(selectIsFirstRun(state)).toBe(expected);
  });
});
