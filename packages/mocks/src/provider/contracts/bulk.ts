import type { Contract } from '@plinth/api-client/resources/contracts';
import type { PaymentTransaction } from '@plinth/api-client/resources/payment-transactions';
import { HOUR_MS } from '#time.ts';
import { signedAgreements } from './agreements.ts';
import type { ContractContext } from './approved.ts';

/** The amount of one sale in minor units: ten recurring amounts from $21.00 to $57.00. */
const amountAt = (index: number): number => 2_100 + (index % 10) * 400;

/**
 * An old contract that is collected with every sale instead of every week, and so has any number of transactions, for
 * tests of long lists. Its sums are consistent.
 * @param count Number of transactions, including the funding.
 */
export function bulkContract(
  count: number,
  { calendar, createAgreement }: Pick<ContractContext, 'calendar' | 'createAgreement'>,
): Contract {
  const last = calendar.monday(0).getTime();
  const collections = Array.from({ length: count - 1 }, (_item, index) =>
    collection(index, new Date(last - index * HOUR_MS)),
  );
  const collected = collections.reduce((sum, { amount }) => sum + amount, 0);
  const fees = Math.round(collected / 10);
  const approvedAt = new Date(last - (count + 24) * HOUR_MS);
  return {
    id: 'C-0500',
    status: 'DONE',
    approvedAt: approvedAt.toISOString(),
    createdAt: new Date(approvedAt.getTime() - 24 * HOUR_MS).toISOString(),
    CollectedAmount: collected,
    Terms: { fundedAmount: collected - fees, repayAmount: collected, weeklyAmount: 0 },
    Fees: [{ id: 'C-0500-fee', amount: fees, description: 'Fixed fee' }],
    Payments: [],
    PaymentTransactions: [...collections, funding(collected - fees, approvedAt)],
    CollectionRequests: [],
    ESignContracts: signedAgreements('C-0500', null, approvedAt.toISOString(), createAgreement),
    Lead: null,
  };
}

const collection = (index: number, at: Date): PaymentTransaction => ({
  id: `sale-${index + 1}`,
  createdAt: at.toISOString(),
  amount: amountAt(index),
  transactionId: `PS${index + 1}`,
  status: 'COMPLETED',
  paymentType: 'COLLECTION',
  description: 'Share of a sale',
  CollectionRequest: null,
});

const funding = (amount: number, at: Date): PaymentTransaction => ({
  id: 'C-0500-funding',
  createdAt: at.toISOString(),
  amount,
  transactionId: 'C-0500-F1',
  status: 'COMPLETED',
  paymentType: 'FUNDING',
  description: 'Funds to Larkfield Bank ····4417',
  CollectionRequest: null,
});
