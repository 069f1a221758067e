import type { BankConnection } from '@plinth/api-client/resources/banking';
import type { Integration } from '@plinth/api-client/resources/integration';
import { describe, expect, it } from 'vitest';
import type { Panel } from '#core/panel/panel.ts';
import { groupAccounts, type AccountPanels } from './linked-accounts.ts';

const ready = <Data>(data: Data): Panel<Data> => ({ status: 'ready', data, stale: false, loadedAt: 0 });
const account = (subtype: string) => ({
  id: subtype,
  subtype,
  institution: 'Larkfield Bank',
  name: null,
  mask: '4417',
});
const bank: BankConnection = {
  id: 'c1',
  institution: 'Larkfield Bank',
  status: 'AUTH_ERROR',
  Accounts: [account('checking'), account('savings')],
  logo: null,
  lastReadAt: null,
  statusChangedAt: null,
};
const platform = (id: string, linked: boolean): Integration => ({ id, name: id, linked, linkUrl: null });
const panels = (change: Partial<AccountPanels> = {}): AccountPanels => ({
  bank: ready([bank]),
  accounting: ready([platform('quillbooks', false)]),
  commerce: ready([platform('shopfront', true), platform('cartwheel', false)]),
  ...change,
});
const summary = (value: AccountPanels) => groupAccounts(value).map(({ kind, status }) => `${kind} ${status}`);

describe('groupAccounts', () => {
  it('lists the kinds that are missing first', () => {
    expect(summary(panels())).toEqual(['accounting missing', 'bank linked', 'commerce linked']);
    expect(summary(panels({ bank: ready([]), commerce: ready([]) }))).toEqual([
      'bank missing',
      'accounting missing',
      'commerce missing',
    ]);
  });

  it('does not report a kind as missing before it has loaded', () => {
    expect(
      summary(
        panels({ bank: { status: 'failed', failure: { code: 'http', body: null } }, accounting: { status: 'idle' } }),
      ),
    ).toEqual(['bank failed', 'accounting loading', 'commerce linked']);
  });

  it('counts checking accounts, and marks a bank that needs a new sign-in', () => {
    const group = groupAccounts(panels()).find(({ kind }) => kind === 'bank');
    expect(group?.accounts).toEqual([
      { id: 'c1', name: 'Larkfield Bank', logo: null, checkingCount: 1, isDisconnected: true },
    ]);
  });
});
