import type { Contract } from '@plinth/api-client/resources/contracts';
import type { PaymentTransaction } from '@plinth/api-client/resources/payment-transactions';
import type { Db } from '#db.ts';
import { instantBefore, DAY_MS, HOUR_MS } from '#time.ts';
import { createAgreements, signedAgreements, type CreateAgreement } from './agreements.ts';
import { approvedContract, type ContractContext } from './approved.ts';
import { bulkContract } from './bulk.ts';
import { createCalendar, type Calendar } from './calendar.ts';
import { collectionsOf } from './collections.ts';
import { fundingOf, paymentsOf } from './payments.ts';
import { EXTRA_TRANSACTIONS, PLANS, type Plan } from './plans.ts';

/** The account that is charged: Larkfield Bank checking ····4417. */
const ACCOUNT_ID = 'account-4417';

/** Name of the account on a statement. */
const ACCOUNT_NAME = 'Larkfield Bank ····4417';

/**
 * The contracts of a user at an instant, newest first: those approved while the mock runs, then the sample ones.
 * @param origin Address of the app without a trailing slash: the pages of the documents are below it.
 */
export function contractsOf(
  { portfolio, lead, contracts }: Pick<Db, 'portfolio' | 'lead' | 'contracts'>,
  now: Date,
  origin = '',
): Contract[] {
  const context = { calendar: createCalendar(now), lead, createAgreement: createAgreements(origin) };
  const approved = contracts.map((contract, index) => approvedContract(contract, index, context)).toReversed();
  return portfolio === 'none' ? approved : [...approved, ...sampleContracts(portfolio, context, now)];
}

function sampleContracts(portfolio: 'financed' | 'many', context: ContractContext, now: Date): Contract[] {
  const [newest, older, ...done] = PLANS.map((plan) => contractOf(plan, context));
  const samples = [draft(now), newest, declined(context.calendar), older, ...done].filter(
    (contract) => contract !== undefined,
  );
  return portfolio === 'many'
    ? [...samples, bulkContract(MANY_TRANSACTIONS_COUNT - transactionCountOf(samples), context)]
    : samples;
}

/** Number of payment transactions of all contracts in the portfolio `many`. */
const MANY_TRANSACTIONS_COUNT = 10_000;

const transactionCountOf = (contracts: readonly Contract[]): number =>
  contracts.reduce((sum, { PaymentTransactions: { length } }) => sum + length, 0);

function contractOf(plan: Plan, { calendar, lead, createAgreement }: ContractContext): Contract {
  const approvedAt = calendar.past(plan.approvedAt);
  const collections = collectionsOf(plan, calendar);
  const repayAmount = plan.funded + plan.fees.reduce((sum, { amount }) => sum + amount, 0);
  const collected = collections.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: plan.id,
    status: plan.status,
    approvedAt: approvedAt.toISOString(),
    createdAt: instantBefore(approvedAt, 7 * DAY_MS),
    CollectedAmount: collected,
    Terms: { fundedAmount: plan.funded, repayAmount, weeklyAmount: plan.weekly },
    Fees: plan.fees.map((fee, index) => ({ id: `${plan.id}-fee-${index + 1}`, ...fee })),
    Payments: paymentsOf(
      { id: plan.id, weekly: plan.weekly, accountId: ACCOUNT_ID },
      collections,
      repayAmount - collected,
      calendar,
    ),
    PaymentTransactions: [
      ...extraTransactionsOf(plan, calendar),
      ...collections,
      sampleFunding(plan, approvedAt),
    ].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    CollectionRequests: collections.flatMap(({ CollectionRequest: request }) => (request ? [request] : [])),
    ESignContracts: [
      ...unsignedTopups(plan, calendar, createAgreement),
      ...signedAgreements(plan.id, ACCOUNT_NAME, approvedAt.toISOString(), createAgreement),
    ],
    Lead: lead,
  };
}

/** The schedule of each top-up that is on its way, which the business has to sign. */
const unsignedTopups = (plan: Plan, calendar: Calendar, create: CreateAgreement) =>
  EXTRA_TRANSACTIONS.filter(
    ({ contractId, paymentType, status }) =>
      contractId === plan.id && paymentType === 'FUNDING' && status === 'PROCESSING',
  ).map(({ amount, at }, index) =>
    create({
      id: `${plan.id}-topup-${index + 1}`,
      status: 'SENT',
      name: `Top-up schedule, $${(amount / 100).toLocaleString('en-US')}`,
      sentAt: calendar.past(at).toISOString(),
      signedAt: null,
    }),
  );

const extraTransactionsOf = (plan: Plan, calendar: Calendar): PaymentTransaction[] =>
  EXTRA_TRANSACTIONS.filter(({ contractId }) => contractId === plan.id).map((transaction, index) => ({
    id: `${plan.id}-extra-${index + 1}`,
    createdAt: calendar.past(transaction.at).toISOString(),
    amount: transaction.amount,
    transactionId: `${plan.id}-X${index + 1}`,
    status: transaction.status,
    paymentType: transaction.paymentType,
    description: transaction.description,
    CollectionRequest: null,
  }));

const sampleFunding = ({ id, funded }: Plan, approvedAt: Date): PaymentTransaction =>
  fundingOf({
    contractId: id,
    amount: funded,
    account: ACCOUNT_NAME,
    status: 'COMPLETED',
    at: new Date(approvedAt.getTime() + 2 * HOUR_MS),
  });

const unsignedContract = (id: string, status: 'DRAFT' | 'DECLINED', createdAt: string): Contract => ({
  id,
  status,
  approvedAt: null,
  createdAt,
  CollectedAmount: 0,
  Terms: null,
  Fees: [],
  Payments: [],
  PaymentTransactions: [],
  CollectionRequests: [],
  ESignContracts: [],
  Lead: null,
});

const draft = (now: Date): Contract => unsignedContract('C-1093', 'DRAFT', instantBefore(now, 3 * DAY_MS));
const declined = (calendar: Calendar): Contract =>
  unsignedContract('C-1061', 'DECLINED', calendar.past('2026-08-04T16:00:00Z').toISOString());
