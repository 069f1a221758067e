import type { Contract } from '@plinth/api-client/resources/contracts';
import type { PaymentTransaction } from '@plinth/api-client/resources/payment-transactions';
import type { StoredContract } from '#db.ts';
import { instantBefore, DAY_MS } from '#time.ts';
import { signedAgreements, type CreateAgreement } from './agreements.ts';
import type { Calendar } from './calendar.ts';
import { makeCollection } from './collections.ts';
import { fundingOf, paymentsOf } from './payments.ts';

/** First request number; those of the sample contracts are smaller. */
const FIRST_REQUEST_NUMBER = 30_000;
/** More requests than a contract can have. */
const MAX_REQUESTS_PER_CONTRACT = 1_000;

/** What the contracts of a user have in common. */
export interface ContractContext {
  readonly calendar: Calendar;
  readonly lead: Contract['Lead'];
  readonly createAgreement: CreateAgreement;
}

/**
 * A contract approved while the mock runs, at an instant: collected every Monday since its money arrived.
 * @param index Its position among these contracts, which makes its request numbers unique.
 */
export function approvedContract(
  contract: StoredContract,
  index: number,
  { calendar, lead, createAgreement }: ContractContext,
): Contract {
  const { id, funded, fees, weekly, approvedAt, fundedAt, account } = contract;
  const repayAmount = funded + fees;
  const collections = collectionsSince(contract, FIRST_REQUEST_NUMBER + index * MAX_REQUESTS_PER_CONTRACT, calendar);
  const collected = collections.reduce((sum, { amount }) => sum + amount, 0);
  const remaining = repayAmount - collected;
  const funding = fundingOf({
    contractId: id,
    amount: funded,
    account: account?.name ?? 'the business',
    status: fundedAt === null ? 'PROCESSING' : 'COMPLETED',
    at: new Date(approvedAt),
  });
  return {
    id,
    status: remaining === 0 ? 'DONE' : fundedAt === null ? 'APPROVED' : 'TOPUPPED',
    approvedAt,
    createdAt: instantBefore(new Date(approvedAt), DAY_MS),
    CollectedAmount: collected,
    Terms: { fundedAmount: funded, repayAmount, weeklyAmount: weekly },
    Fees: [{ id: `${id}-fee`, amount: fees, description: contract.feeDescription }],
    // Nothing is due before the money has arrived.
    Payments:
      fundedAt === null
        ? []
        : paymentsOf({ id, weekly, accountId: account?.id ?? null }, collections, remaining, calendar),
    PaymentTransactions: [...collections, funding],
    CollectionRequests: collections.flatMap(({ CollectionRequest: request }) => (request ? [request] : [])),
    ESignContracts: signedAgreements(id, account?.name ?? null, approvedAt, createAgreement),
    Lead: lead,
  };
}

/** The collections, newest first; the last one may be less. */
function collectionsSince(
  { funded, fees, weekly, fundedAt }: StoredContract,
  firstNumber: number,
  calendar: Calendar,
): PaymentTransaction[] {
  if (fundedAt === null) return [];
  const mondays: Date[] = [];
  for (
    let week = 0, at = calendar.monday(0);
    at.getTime() > Date.parse(fundedAt);
    week -= 1, at = calendar.monday(week)
  )
    mondays.unshift(at);
  return mondays
    .map((at, index) => ({ at, index, amount: Math.min(weekly, funded + fees - index * weekly) }))
    .filter(({ amount }) => amount > 0)
    .map(({ at, index, amount }) => makeCollection(amount, firstNumber + index, at))
    .toReversed();
}
