import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, isoDate, listOf, maybe, money, openEnum } from '../schema.ts';
import { leadSchema } from './leads.ts';
import { collectionRequestSchema, paymentTransactionSchema } from './payment-transactions.ts';

/** The agreed terms. Amounts in minor units. @assumed */
const termsSchema = v.object({
  fundedAmount: money,
  /** Funded amount and fees together. */
  repayAmount: money,
  /** The amount of one weekly collection; the last may be less. */
  weeklyAmount: money,
});

/** One fee of a contract. Amount in minor units. @assumed */
const feeSchema = v.object({ id, amount: money, description: maybe(v.string()) });

/** One collection of the payment plan. Amount in minor units. @assumed */
const paymentSchema = v.object({
  id,
  /** The day on which it is due, without a time. */
  dueAt: isoDate,
  amount: money,
  status: openEnum(['SCHEDULED', 'PAID', 'FAILED']),
  /** The bank account that is charged. */
  accountId: maybe(id),
  /** The collection request that collected it; null before. */
  collectionRequestId: maybe(id),
});

/** A document to sign. @assumed */
const eSignContractSchema = v.object({
  id,
  /** `SENT` means that the business has to sign it. */
  status: openEnum(['SENT', 'SIGNED', 'VOIDED']),
  name: maybe(v.string()),
  /** Where the document is signed or read. Kept as text: check it before you use it as a link. */
  url: maybe(v.string()),
  sentAt: maybe(isoDate),
  signedAt: maybe(isoDate),
});

/** A contract (product.md#entities). Names are as on the wire, amounts in minor units. */
const contractSchema = v.object({
  /** @assumed */
  id,
  status: openEnum(['TOPUPPED', 'APPROVED', 'DONE', 'DRAFT', 'DECLINED']),
  approvedAt: v.nullable(isoDate),
  createdAt: isoDate,
  /** The amount collected so far, in minor units. */
  CollectedAmount: money,
  /** Null until terms are agreed. */
  Terms: v.nullable(termsSchema),
  Fees: listOf(feeSchema),
  Payments: listOf(paymentSchema),
  PaymentTransactions: listOf(paymentTransactionSchema),
  CollectionRequests: listOf(collectionRequestSchema),
  ESignContracts: listOf(eSignContractSchema),
  Lead: maybe(leadSchema),
});

/** A contract with everything that belongs to it. */
export type Contract = v.InferOutput<typeof contractSchema>;
/** A document of a contract that is signed electronically. */
export type ESignContract = v.InferOutput<typeof eSignContractSchema>;
/** One collection of a contract's payment plan. */
export type Payment = v.InferOutput<typeof paymentSchema>;

/** Lists every contract of the customer with everything that belongs to it (product.md#calls: the include list). */
export const listContracts = defineCall({
  method: 'GET',
  path: '/financing/customers/:customerId/contracts',
  fixedQuery: { include: 'Terms,Fees,Lead,Payments,PaymentTransactions,CollectionRequests,ESignContracts' },
  response: listOf(contractSchema),
});

/** The contracts of a customer. */
export const contracts = { list: listContracts };

const VISIBLE_STATUSES: ReadonlySet<string> = new Set(['TOPUPPED', 'APPROVED', 'DONE']);
const FINANCED_STATUSES: ReadonlySet<string> = new Set(['APPROVED', 'DONE']);

/** Whether the dashboard shows the contract: TOPUPPED, APPROVED and DONE are shown (product.md#states). */
export const isVisibleContract = (contract: Pick<Contract, 'status'>): boolean => VISIBLE_STATUSES.has(contract.status);

/** Whether a user with these contracts counts as financed: any is APPROVED or DONE (product.md#states). */
export const isFinanced = (contracts: readonly Pick<Contract, 'status'>[]): boolean =>
  contracts.some((contract) => FINANCED_STATUSES.has(contract.status));
