import type { BankConnection, Contract, PaymentTransaction } from '@plinth/api-client';
import { isShown } from '@plinth/api-client/resources/contracts';
import { dayKey, daysBetween, type DayKey } from '#shared/calendar.ts';
import { sortNewestFirst } from '#shared/sort-newest-first.ts';

/** One line of the contracts: funded and fees make what is to repay, less what was collected is left. Minor units. */
export interface ContractRow {
  readonly id: string;
  readonly status: string;
  readonly approvedAt: string | null;
  readonly funded: number;
  readonly fees: number;
  readonly toRepay: number;
  readonly collected: number;
  readonly left: number;
  /** What one weekly collection takes. */
  readonly weekly: number;
}

/** A transaction with the contract that it belongs to. */
export interface ContractTransaction extends PaymentTransaction {
  readonly contractId: string;
}

/** The contracts that the dashboard shows (spec §4), newest first. */
export function visibleContracts(contracts: readonly Contract[]): Contract[] {
  return sortNewestFirst(contracts.filter(isShown), ({ approvedAt, createdAt }) => approvedAt ?? createdAt);
}

/** A contract as a line whose figures add up. */
export function toContractRow(contract: Contract): ContractRow {
  const funded = contract.Terms?.fundedAmount ?? 0;
  const fees = contract.Fees.reduce((sum, { amount }) => sum + amount, 0);
  const toRepay = funded + fees;
  const collected = contract.CollectedAmount;
  return {
    id: contract.id,
    status: contract.status,
    approvedAt: contract.approvedAt,
    funded,
    fees,
    toRepay,
    collected,
    left: Math.max(toRepay - collected, 0),
    weekly: contract.Terms?.weeklyAmount ?? 0,
  };
}

/** Every transaction of the shown contracts, newest first; a repeated id stands once. */
export function transactionsOf(contracts: readonly Contract[]): ContractTransaction[] {
  const all = new Map<string, ContractTransaction>();
  for (const contract of contracts) {
    for (const transaction of contract.PaymentTransactions)
      all.set(transaction.id, { ...transaction, contractId: contract.id });
  }
  return sortNewestFirst([...all.values()], ({ createdAt }) => createdAt);
}

/** Money that moved in a week, in minor units. Both are positive. */
export interface WeekMovements {
  readonly drawn: number;
  readonly repaid: number;
}

const WEEK_MS = 7 * 86_400_000;

/** Sums what was drawn and repaid in the last seven days. Failed transactions don't count. */
export function weekMovements(transactions: readonly PaymentTransaction[], now: number): WeekMovements {
  const recent = transactions.filter(({ createdAt, status }) => {
    const at = Date.parse(createdAt);
    return status !== 'FAILED' && at > now - WEEK_MS && at <= now;
  });
  const sum = (type: string) =>
    recent.filter(({ paymentType }) => paymentType === type).reduce((total, { amount }) => total + amount, 0);
  return { drawn: sum('FUNDING'), repaid: sum('COLLECTION') };
}

/** What is collected next. */
export interface NextCollection {
  readonly amount: number;
  readonly dueAt: string;
  /** Whole days from today. */
  readonly daysUntil: number;
  /** Where it is taken from, when the payments name one account that is linked. */
  readonly account: { readonly institution: string; readonly subtype: string; readonly mask: string | null } | null;
}

/** The payments of the next day on which any is due, together; null when none is scheduled. */
export function nextCollection(
  contracts: readonly Contract[],
  connections: readonly BankConnection[],
  now: number,
  timeZone?: string,
): NextCollection | null {
  const today = dayKey(now, timeZone);
  const due = contracts
    .flatMap(({ Payments }) => Payments)
    .filter(({ status, dueAt }) => status === 'SCHEDULED' && dayKey(dueAt, timeZone) >= today)
    .toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));
  const [first] = due;
  if (!first) return null;
  const day: DayKey = dayKey(first.dueAt, timeZone);
  const together = due.filter(({ dueAt }) => dayKey(dueAt, timeZone) === day);
  const accountIds = new Set(together.map(({ accountId }) => accountId));
  const [accountId] = accountIds;
  const account =
    accountIds.size === 1
      ? connections.flatMap(({ Accounts }) => Accounts).find(({ id }) => id === accountId)
      : undefined;
  return {
    amount: together.reduce((sum, { amount }) => sum + amount, 0),
    dueAt: first.dueAt,
    daysUntil: daysBetween(today, day),
    account: account ? { institution: account.institution, subtype: account.subtype, mask: account.mask } : null,
  };
}

/** How repayment of the open contracts goes. */
export interface Repayment {
  readonly collected: number;
  readonly total: number;
  /** Weeks until the last open contract is repaid at its weekly amount; null when no open contract has one. */
  readonly weeks: number | null;
}

/** Open contracts together; null when nothing is left to repay. */
export function repaymentProgress(rows: readonly ContractRow[]): Repayment | null {
  const open = rows.filter(({ left }) => left > 0);
  if (open.length === 0) return null;
  const weeks = open.filter(({ weekly }) => weekly > 0).map(({ left, weekly }) => Math.ceil(left / weekly));
  return {
    collected: open.reduce((sum, { collected }) => sum + collected, 0),
    total: open.reduce((sum, { toRepay }) => sum + toRepay, 0),
    weeks: weeks.length > 0 ? Math.max(...weeks) : null,
  };
}
