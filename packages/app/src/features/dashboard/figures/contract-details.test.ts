import { describe, expect, it } from 'vitest';
import { loadFinancedBusiness, ZONE } from '../testing/financed-business.ts';
import { contractPayments, documentHref, otherRequests, planTerms, sortDocuments } from './contract-details.ts';
import { toContractRow } from './contract-figures.ts';

const { contracts, connections } = await loadFinancedBusiness();
const contract = contracts.find(({ id }) => id === 'C-1077');
if (!contract) throw new Error('The financed business has no contract C-1077');
const payments = contractPayments(contract, ZONE);

describe('contract details', () => {
  it('contain the payments in date order with their requests and bank references, which add up to the repayment', () => {
    expect(payments.map(({ day }) => day)).toEqual(payments.map(({ day }) => day).toSorted());
    expect(payments[0]).toMatchObject({ day: '2026-09-21', amount: 410_000, state: 'paid' });
    expect(payments[8]?.request?.IncomeTransactions.length).toBe(2);
    expect(payments[8]?.bankReference).toMatch(/^PL\d+$/);
    expect(payments[9]).toMatchObject({ day: '2026-11-23', state: 'upcoming', request: null, bankReference: null });
    const { toRepay, left } = toContractRow(contract);
    const sum = (state?: string) =>
      payments.filter((payment) => !state || payment.state === state).reduce((total, { amount }) => total + amount, 0);
    expect([sum(), sum('upcoming')]).toEqual([toRepay, left]);
  });

  it('contain the terms of the plan', () => {
    expect(planTerms(contract, payments, connections)).toEqual({
      weekday: '2026-09-21',
      firstDay: '2026-09-21',
      lastDay: '2027-06-21',
      account: { institution: 'Larkfield Bank', mask: '4417' },
    });
    expect(planTerms(contract, payments, [])?.account).toBeNull();
    expect(planTerms({ ...contract, Payments: [] }, [], connections)).toBeNull();
    const [first, ...rest] = payments;
    const shifted = first ? [{ ...first, day: '2026-09-22' }, ...rest] : rest;
    expect(planTerms(contract, shifted, connections)?.weekday).toBeNull();
  });

  it('contain the requests that belong to no payment', () => {
    expect(otherRequests(contract, payments)).toEqual([]);
    expect(otherRequests(contract, payments.slice(1))).toEqual([payments[0]?.request]);
  });

  it('list the documents that wait for the user first', () => {
    expect(sortDocuments(contract.ESignContracts.toReversed()).map(({ status }) => status)).toEqual([
      'SENT',
      'SIGNED',
      'SIGNED',
    ]);
  });

  it.each([
    ['https://sign.example/documents/1', 'https://sign.example/documents/1'],
    ['http://sign.example/documents/1', null],
    ['javascript:alert(1)', null],
    ['/hosted/agreement.html?id=1', 'http://app.test/hosted/agreement.html?id=1'],
    ['', null],
    [null, null],
  ])('link the document %s to %s', (url, href) => {
    expect(documentHref({ url }, 'http://app.test')).toBe(href);
  });
});
