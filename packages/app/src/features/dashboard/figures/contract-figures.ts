import type { BankConnection } from '@plinth/api-client/resources/banking';
import { type Contract, isVisibleContract } from '@plinth/api-client/resources/contracts';
import type { PaymentTransaction } from '@plinth/api-client/resources/payment-transactions';
import { dayKey, daysBetween, instantOf, type DayKey } from '#shared/calendar.ts';
import { sortNewestFirst } from '#shared/sort-newest-first.ts';

/**
 * A row of the contracts table, with amounts in minor units. `funded` and `fees` add up to `toRepay`; `left` is
 * `toRepay` less `collected`. Before terms are agreed, these three are null.
 */
export interface ContractRow {
  readonly id: string;
  readonly status: string;
  readonly approvedAt: string | null;
  readonly funded: number | null;
  readonly fees: number;
  readonly toRepay: number | null;
  readonly collected: number;
  readonly left: number | null;
  /** The amount of one weekly collection. */
  readonly weekly: number;
}

/** A transaction with the id of its contract. */
export interface ContractTransaction extends PaymentTransaction {
  readonly contractId: string;
}

/** Returns the contracts that the dashboard shows (product.md#states), newest first. */
export function visibleContracts(contracts: readonly Contract[]): Contract[] {
  return sortNewestFirst(contracts.filter(isVisibleContract), ({ approvedAt, createdAt }) => approvedAt ?? createdAt);
}

/** Converts a contract to a row of the contracts table. */
export function toContractRow(contract: Contract): ContractRow {
  const funded = contract.Terms?.fundedAmount ?? null;
  const fees = contract.Fees.reduce((sum, { amount }) => sum + amount, 0);
  const toRepay = funded === null ? null : funded + fees;
  const collected = contract.CollectedAmount;
  return {
    id: contract.id,
    status: contract.status,
    approvedAt: contract.approvedAt,
    funded,
    fees,
    toRepay,
    collected,
    left: toRepay === null ? null : Math.max(toRepay - collected, 0),
    weekly: contract.Terms?.weeklyAmount ?? 0,
  };
}

/** Returns the transactions of the contracts, newest first and without duplicate ids. */
export function transactionsOf(contracts: readonly Contract[]): ContractTransaction[] {
  const transactionsById = new Map<string, ContractTransaction>();
  for (const contract of contracts) {
    for (const transaction of contract.PaymentTransactions)
      transactionsById.set(transaction.id, { ...transaction, contractId: contract.id });
  }
  return sortNewestFirst([...transactionsById.values()], ({ createdAt }) => createdAt);
}

/** The amounts drawn and repaid in a week, in minor units. Both are positive. */
export interface WeekMovements {
  readonly drawn: number;
  readonly repaid: number;
}

const WEEK_MS = 7 * 86_400_000;

/** Returns the amounts drawn and repaid in the last seven days. Failed transactions don't count. */
export function weekMovements(transactions: readonly PaymentTransaction[], now: number): WeekMovements {
  const recent = transactions.filter(({ createdAt, status }) => {
    const time = instantOf(createdAt);
    return status !== 'FAILED' && time > now - WEEK_MS && time <= now;
  });
  const sum = (type: string) =>
    recent.filter(({ paymentType }) => paymentType === type).reduce((total, { amount }) => total + amount, 0);
  return { drawn: sum('FUNDING'), repaid: sum('COLLECTION') };
}

/** Tells which of a week's amounts there are: the sentence about the week names these. */
export function weekCase({ drawn, repaid }: WeekMovements): 'both' | 'drawn' | 'repaid' | 'none' {
  if (drawn > 0) return repaid > 0 ? 'both' : 'drawn';
  return repaid > 0 ? 'repaid' : 'none';
}

/** The next scheduled collection. */
export interface NextCollection {
  readonly amount: number;
  readonly day: DayKey;
  /** The number of calendar days from today. */
  readonly daysUntil: number;
  /** The id of the account to collect from; null unless all payments name the same one. */
  readonly accountId: string | null;
  /** The account to collect from; null unless it is that of a loaded connection. */
  readonly account: { readonly institution: string; readonly subtype: string; readonly mask: string | null } | null;
}

/** Returns the total of the payments on the next due date, or null if none is scheduled. */
export function nextCollection(
  contracts: readonly Contract[],
  connections: readonly BankConnection[],
  now: number,
  timeZone?: string,
): NextCollection | null {
  const today = dayKey(now, timeZone);
  const scheduledPayments = contracts
    .flatMap(({ Payments }) => Payments)
    .map((payment) => ({ ...payment, day: dayKey(payment.dueAt, timeZone) }))
    .filter(({ status, day }) => status === 'SCHEDULED' && day >= today);
  const [day] = scheduledPayments.map((payment) => payment.day).toSorted();
  if (day === undefined) return null;
  const nextPayments = scheduledPayments.filter((payment) => payment.day === day);
  const accountIds = new Set(nextPayments.map(({ accountId }) => accountId));
  const [firstAccountId = null] = accountIds;
  const accountId = accountIds.size === 1 ? firstAccountId : null;
  const account =
    accountId === null ? undefined : connections.flatMap(({ Accounts }) => Accounts).find(({ id }) => id === accountId);
  return {
    amount: nextPayments.reduce((sum, { amount }) => sum + amount, 0),
    day,
    daysUntil: daysBetween(today, day),
    accountId,
    account: account ? { institution: account.institution, subtype: account.subtype, mask: account.mask } : null,
  };
}

/** The repayment progress of the open contracts. */
export interface Repayment {
  readonly collected: number;
  readonly total: number;
  /**
   * The number of weeks until the last open contract is repaid at its weekly amount; null unless every open contract
   * has one.
   */
  readonly weeks: number | null;
}

/** Returns the combined repayment progress of the open contracts, or null if nothing is left to repay. */
export function repaymentProgress(rows: readonly ContractRow[]): Repayment | null {
  const openContracts = rows.flatMap(({ toRepay, left, ...row }) =>
    toRepay !== null && left !== null && left > 0 ? [{ ...row, toRepay, left }] : [],
  );
  if (openContracts.length === 0) return null;
  return {
    collected: openContracts.reduce((sum, { collected }) => sum + collected, 0),
    total: openContracts.reduce((sum, { toRepay }) => sum + toRepay, 0),
    weeks: openContracts.every(({ weekly }) => weekly > 0)
      ? Math.max(...openContracts.map(({ left, weekly }) => Math.ceil(left / weekly)))
      : null,
  };
}
