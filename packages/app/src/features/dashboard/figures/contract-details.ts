import type { BankConnection } from '@plinth/api-client/resources/banking';
import type { Contract, ESignContract, Payment } from '@plinth/api-client/resources/contracts';
import type { CollectionRequest } from '@plinth/api-client/resources/payment-transactions';
import { dayKey, type DayKey } from '#shared/calendar.ts';
import { safeUrl } from '#shared/safe-url.ts';

/** A payment of the plan with the request that collected it and its number on the bank statement. */
export interface ContractPayment {
  readonly id: string;
  readonly day: DayKey;
  readonly amount: number;
  readonly state: 'paid' | 'late' | 'upcoming';
  readonly request: CollectionRequest | null;
  readonly bankReference: string | null;
}

/** The dates and the account of a payment plan. */
export interface PlanTerms {
  /** The first day, if all payments are due on the same weekday. */
  readonly weekday: DayKey | null;
  readonly firstDay: DayKey;
  readonly lastDay: DayKey;
  /** The account that is charged; null unless all payments name the same linked account. */
  readonly account: { readonly institution: string; readonly mask: string | null } | null;
}

const stateOf = ({ status }: Payment): ContractPayment['state'] =>
  status === 'PAID' ? 'paid' : status === 'FAILED' ? 'late' : 'upcoming';

/** Returns the payments of a contract in date order. */
export function contractPayments(
  { Payments, PaymentTransactions, CollectionRequests }: Contract,
  timeZone?: string,
): readonly ContractPayment[] {
  const requestsById = new Map(CollectionRequests.map((request) => [request.id, request]));
  const references = new Map<string, string>();
  for (const { CollectionRequest: request, transactionId } of PaymentTransactions) {
    if (request) {
      requestsById.set(request.id, request);
      references.set(request.id, transactionId);
    }
  }
  return Payments.map((payment) => ({
    id: payment.id,
    day: dayKey(payment.dueAt, timeZone),
    amount: payment.amount,
    state: stateOf(payment),
    request: requestsById.get(payment.collectionRequestId ?? '') ?? null,
    bankReference: references.get(payment.collectionRequestId ?? '') ?? null,
  })).toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** Returns the collection requests of a contract that belong to no payment of its plan. */
export function otherRequests(
  { CollectionRequests }: Contract,
  payments: readonly ContractPayment[],
): readonly CollectionRequest[] {
  const ids = new Set(payments.map(({ request }) => request?.id));
  return CollectionRequests.filter(({ id }) => !ids.has(id));
}

const weekdayOf = (day: DayKey): number => new Date(day).getUTCDay();

/** Returns the dates and the account of a contract's payment plan, or null without payments. */
export function planTerms(
  { Payments }: Contract,
  payments: readonly ContractPayment[],
  connections: readonly BankConnection[],
): PlanTerms | null {
  const [first, last] = [payments[0], payments.at(-1)];
  if (!first || !last) return null;
  const accountIds = new Set(Payments.map(({ accountId }) => accountId));
  const [accountId] = accountIds;
  const account =
    accountIds.size === 1
      ? connections.flatMap(({ Accounts }) => Accounts).find(({ id }) => id === accountId)
      : undefined;
  const isWeekday = payments.every(({ day }) => weekdayOf(day) === weekdayOf(first.day));
  return {
    weekday: isWeekday ? first.day : null,
    firstDay: first.day,
    lastDay: last.day,
    account: account ? { institution: account.institution, mask: account.mask } : null,
  };
}

/** The documents in the order of the drawer: those that wait for the user, then the newest. */
export function sortDocuments(documents: readonly ESignContract[]): readonly ESignContract[] {
  const rank = ({ status }: ESignContract) => (status === 'SENT' ? 0 : 1);
  const timeOf = ({ signedAt, sentAt }: ESignContract) => Date.parse(signedAt ?? sentAt ?? '') || 0;
  return documents.toSorted((a, b) => rank(a) - rank(b) || timeOf(b) - timeOf(a));
}

/**
 * Returns the link of a document, or null unless it uses TLS or is on the app's own origin, as the pages of the mock
 * are.
 */
export function documentHref({ url }: Pick<ESignContract, 'url'>, origin: string): string | null {
  const href = url ? safeUrl(url, origin) : null;
  return href !== null && (href.startsWith('https:') || new URL(href).origin === origin) ? href : null;
}
