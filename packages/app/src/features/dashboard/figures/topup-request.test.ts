import type { BankConnection } from '@plinth/api-client/resources/banking';
import { describe, expect, it, test } from 'vitest';
import {
  accountLabel,
  MAX_NOTE_LENGTH,
  payoutAccounts,
  requestedAmount,
  suggestedAmounts,
  topupRange,
  validateTopup,
} from './topup-request.ts';

const account = (id: string, subtype = 'checking') => ({
  id,
  subtype,
  institution: 'Larkfield Bank',
  name: 'Operating',
  mask: id,
});
const connection = (institution: string, status: string, ...Accounts: BankConnection['Accounts']): BankConnection => ({
  id: institution,
  institution,
  status,
  Accounts,
  logo: null,
  lastReadAt: null,
  statusChangedAt: null,
});

describe('suggestedAmounts', () => {
  it('returns the largest round amounts up to half of what is available, and all of it', () => {
    expect(suggestedAmounts({ min: 1_000_00, max: 266_600_00 })).toEqual([
      25_000_00, 50_000_00, 100_000_00, 266_600_00,
    ]);
    expect(suggestedAmounts({ min: 1_000_00, max: 1_500_00 })).toEqual([1_500_00]);
  });
});

describe('payoutAccounts', () => {
  it('returns checking accounts once, and those of a disconnected bank as unusable', () => {
    const { usable, unusable } = payoutAccounts([
      connection('Larkfield Bank', 'CONNECTED', account('4417'), account('9031', 'savings')),
      connection('Tidewater', 'AUTH_ERROR', account('0926'), account('4417')),
      connection('Northgate', 'CONNECTED', account('4417'), account('7703')),
    ]);
    expect(usable.map(({ id }) => id)).toEqual(['4417', '7703']);
    expect(unusable).toEqual([{ id: '0926', institution: 'Tidewater', name: 'Operating', mask: '0926' }]);
  });
});

test.each([
  [{ name: 'Operating', mask: '4417' }, 'Larkfield Bank ····4417'],
  [{ name: 'Operating', mask: null }, 'Larkfield Bank Operating'],
  [{ name: null, mask: null }, 'Larkfield Bank'],
])('accountLabel names the account %j: %j', (fields, label) => {
  expect(accountLabel({ id: 'a', institution: 'Larkfield Bank', ...fields })).toBe(label);
});

test.each([
  [26_660_000, { min: 100_000, max: 26_660_000 }],
  [26_660_099, { min: 100_000, max: 26_660_000 }],
  [50_050, { min: 50_000, max: 50_000 }],
  [99, null],
  [0, null],
])('topupRange is limited by the available amount %d: %j', (available, range) => {
  expect(topupRange(available, 100_000, 100)).toEqual(range);
});

const RANGE = { min: 100_000, max: 26_660_000 };

test.each([
  ['', null],
  ['99999', null],
  ['100000', 100_000],
  ['26660000', 26_660_000],
  ['26660001', null],
  ['x', null],
])('requestedAmount reads %j: %j', (text, amount) => {
  expect(requestedAmount(text, RANGE)).toBe(amount);
});

describe('validateTopup', () => {
  const accounts = [{ id: '4417', institution: 'Larkfield Bank', name: null, mask: '4417' }];
  const valid = { amount: '10000000', account: '4417', note: '' };

  it.each([
    ['a valid request', valid, []],
    ['an amount above what is available', { ...valid, amount: '26660001' }, ['amount']],
    ['an account that was not loaded', { ...valid, account: 'mallory' }, ['account']],
    ['the longest note', { ...valid, note: 'a'.repeat(MAX_NOTE_LENGTH) }, []],
    ['a note that is too long', { ...valid, note: 'a'.repeat(MAX_NOTE_LENGTH + 1) }, ['note']],
    ['an empty request', { amount: '', account: '', note: '' }, ['amount', 'account']],
  ])('reports the errors of %s', (_name, fields, errors) => {
    expect(Object.keys(validateTopup(fields, RANGE, accounts))).toEqual(errors);
  });
});
