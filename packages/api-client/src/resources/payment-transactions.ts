import * as v from 'valibot';
import { id, isoDate, listOf, maybe, money, openEnum } from '../schema.ts';

/** A sale that a collection was taken from. Amount in minor units. @assumed */
const incomeTransactionSchema = v.object({ id, description: v.string(), amount: money });

/** The request behind a collection (product.md#entities). */
export const collectionRequestSchema = v.object({
  id,
  status: openEnum(['PENDING', 'COLLECTED', 'FAILED']),
  description: v.string(),
  IncomeTransactions: listOf(incomeTransactionSchema),
});

/**
 * A movement of money (product.md#entities). `amount` is in minor units and never negative: `paymentType` gives the
 * direction, and an income transaction has the direction of the transaction that it belongs to.
 */
export const paymentTransactionSchema = v.object({
  id,
  createdAt: isoDate,
  amount: money,
  /** The number on the bank statement. */
  transactionId: v.string(),
  status: openEnum(['PROCESSING', 'COMPLETED', 'FAILED']),
  paymentType: openEnum(['FUNDING', 'COLLECTION', 'REFUND', 'PROMOTION']),
  /** Purpose. @assumed */
  description: maybe(v.string()),
  CollectionRequest: maybe(collectionRequestSchema),
});

/** A movement of money. */
export type PaymentTransaction = v.InferOutput<typeof paymentTransactionSchema>;
/** The request behind a collection. */
export type CollectionRequest = v.InferOutput<typeof collectionRequestSchema>;

/**
 * The signed amount in minor units, from the business's side: a collection goes out, everything else comes in
 * (product.md#entities: FUNDING, COLLECTION, REFUND, PROMOTION).
 */
export const signedAmountOf = ({ amount, paymentType }: Pick<PaymentTransaction, 'amount' | 'paymentType'>): number =>
  paymentType === 'COLLECTION' ? -amount : amount;
