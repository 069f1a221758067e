/** Payments and fundings of the sample contracts and of those approved while the mock runs. */
import type { Payment } from '@plinth/api-client/resources/contracts';
import type { PaymentTransaction } from '@plinth/api-client/resources/payment-transactions';
import type { Calendar } from './calendar.ts';

/** The contract and its full weekly amount in minor units. */
interface Plan {
  readonly id: string;
  readonly weekly: number;
  readonly accountId: string | null;
}

/**
 * The payment plan of a contract: past collections, then the remaining amount by week; the last week may be less.
 * @param collections Newest first.
 * @param remaining The remaining amount in minor units.
 */
export const paymentsOf = (
  plan: Plan,
  collections: readonly PaymentTransaction[],
  remaining: number,
  calendar: Calendar,
): Payment[] => [...paid(plan, collections), ...scheduled(plan, collections.length, remaining, calendar)];

/** A due date is a day without a time. */
const dayOf = (instant: string): string => instant.slice(0, 10);

const paid = ({ id, accountId }: Plan, collections: readonly PaymentTransaction[]): Payment[] =>
  collections
    .map(({ createdAt, amount, CollectionRequest }, index) => ({
      id: `${id}-week-${collections.length - index}`,
      dueAt: dayOf(createdAt),
      amount,
      status: 'PAID' as const,
      accountId,
      collectionRequestId: CollectionRequest?.id ?? null,
    }))
    .toReversed();

const scheduled = (
  { id, weekly, accountId }: Plan,
  collected: number,
  remaining: number,
  calendar: Calendar,
): Payment[] =>
  Array.from({ length: Math.ceil(remaining / weekly) }, (_item, index) => ({
    id: `${id}-week-${collected + index + 1}`,
    dueAt: dayOf(calendar.monday(index + 1).toISOString()),
    amount: Math.min(weekly, remaining - index * weekly),
    status: 'SCHEDULED' as const,
    accountId,
    collectionRequestId: null,
  }));

interface Funding {
  readonly contractId: string;
  readonly amount: number;
  /** Name of the account on a statement. */
  readonly account: string;
  readonly status: 'PROCESSING' | 'COMPLETED';
  readonly at: Date;
}

/** The funding of a contract. */
export const fundingOf = ({ contractId, amount, account, status, at }: Funding): PaymentTransaction => ({
  id: `${contractId}-funding`,
  createdAt: at.toISOString(),
  amount,
  transactionId: `${contractId}-F1`,
  status,
  paymentType: 'FUNDING',
  description: `Funds to ${account}`,
  CollectionRequest: null,
});
