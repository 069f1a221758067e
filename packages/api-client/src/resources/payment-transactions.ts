import * as v from 'valibot';
import { id, isoDate, listOf, maybe, money, openEnum } from '../schema.ts';

/** A sale that a collection was taken from; assumed. Amount in minor units. */
const incomeTransactionSchema = v.object({ id, description: v.string(), amount: money });

/** The request behind a collection (spec §3); the fields of its income transactions are assumed. */
export const collectionRequestSchema = v.object({
  id,
  status: openEnum(['PENDING', 'COLLECTED', 'FAILED']),
  description: v.string(),
  IncomeTransactions: listOf(incomeTransactionSchema),
});

/**
 * Money that moved (spec §3). `amount` is in minor units and never negative: `paymentType` says which way it went, and
 * an income transaction goes the way of the transaction it belongs to.
 */
export const paymentTransactionSchema = v.object({
  id,
  createdAt: isoDate,
  amount: money,
  /** The number that the bank's statement shows. */
  transactionId: v.string(),
  status: openEnum(['PROCESSING', 'COMPLETED', 'FAILED']),
  paymentType: openEnum(['FUNDING', 'COLLECTION', 'REFUND', 'PROMOTION']),
  /** What it was for; assumed. */
  description: maybe(v.string()),
  CollectionRequest: maybe(collectionRequestSchema),
});

/** Money that moved. */
export type PaymentTransaction = v.InferOutput<typeof paymentTransactionSchema>;
/** The request behind a collection. */
export type CollectionRequest = v.InferOutput<typeof collectionRequestSchema>;

/**
 * The amount with its sign, in minor units, as the business sees it: a collection goes out, everything else comes in
 * (spec §3: FUNDING, COLLECTION, REFUND, PROMOTION).
 */
export const signedAmountOf = ({ amount, paymentType }: Pick<PaymentTransaction, 'amount' | 'paymentType'>): number =>
  paymentType === 'COLLECTION' ? -amount : amount;
