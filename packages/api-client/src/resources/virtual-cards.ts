import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, isoDate, listOf, maybe, money, openEnum } from '../schema.ts';

/** One use of a card (product.md#entities). `amount` is in minor units and never negative. @assumed */
const cardTransactionSchema = v.object({
  id,
  createdAt: isoDate,
  amount: money,
  /** Where the card was used. */
  merchant: maybe(v.string()),
  /** Direction of the money; a purchase when absent. */
  type: maybe(openEnum(['PURCHASE', 'REFUND'])),
  status: maybe(openEnum(['PENDING', 'SETTLED', 'DECLINED'])),
  /** Category of the purchase. */
  category: maybe(v.string()),
  description: maybe(v.string()),
});

/** A virtual card (product.md#entities). */
const virtualCardSchema = v.object({
  id,
  /** The newest transactions only. */
  transactions: listOf(cardTransactionSchema),
  /** Last four digits of its number. @assumed */
  last4: maybe(v.string()),
  /** The name on it. @assumed */
  name: maybe(v.string()),
  /** @assumed */
  status: maybe(openEnum(['ACTIVE', 'FROZEN', 'CLOSED'])),
  /** Monthly spending limit in minor units. @assumed */
  spendingLimit: maybe(money),
});

/** A virtual card. */
export type VirtualCard = v.InferOutput<typeof virtualCardSchema>;
/** One use of a virtual card. */
export type CardTransaction = v.InferOutput<typeof cardTransactionSchema>;

/** Lists the cards, each with its newest transactions (product.md#calls). */
export const listVirtualCards = defineCall({
  method: 'GET',
  path: '/data/virtual-cards/customers/:customerId/virtual-cards',
  response: listOf(virtualCardSchema),
});

/** Lists every transaction of one card, newest first (product.md#calls). */
export const listCardTransactions = defineCall({
  method: 'GET',
  path: '/data/virtual-cards/customers/:customerId/virtual-cards/:cardId/transactions',
  response: listOf(cardTransactionSchema),
});

/** The virtual cards of a customer. */
export const virtualCards = { list: listVirtualCards, transactions: listCardTransactions };

/**
 * The signed amount in minor units, from the business's side: a purchase goes out, a refund comes in, and a declined
 * transaction moves nothing.
 */
export function signedCardAmountOf({
  amount,
  type,
  status,
}: Pick<CardTransaction, 'amount' | 'type' | 'status'>): number {
  if (status === 'DECLINED' || amount === 0) return 0;
  return type === 'REFUND' ? amount : -amount;
}
