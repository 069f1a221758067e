import * as v from 'valibot';
import { path } from '../path.ts';
import { id, isoDate, listOf, maybe, money, openEnum } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';

/** Calls about the virtual cards of a customer. */
export function createVirtualCards(send: Send) {
  return {
    /** The cards, each with its newest transactions (spec §7). */
    list: (customerId: string, options?: CallOptions): Promise<VirtualCard[]> =>
      send(
        {
          method: 'GET',
          path: path`/data/virtual-cards/customers/${customerId}/virtual-cards`,
          name: 'GET /data/virtual-cards/customers/:id/virtual-cards',
          schema: listOf(virtualCardSchema),
        },
        options,
      ),

    /** Every transaction of one card, newest first (spec §7). */
    transactions: (customerId: string, cardId: string, options?: CallOptions): Promise<CardTransaction[]> =>
      send(
        {
          method: 'GET',
          path: path`/data/virtual-cards/customers/${customerId}/virtual-cards/${cardId}/transactions`,
          name: 'GET /data/virtual-cards/customers/:id/virtual-cards/:cardId/transactions',
          schema: listOf(cardTransactionSchema),
        },
        options,
      ),
  };
}

/** A card was used (spec §3: fields not shown, so assumed). `amount` is in minor units and never negative. */
const cardTransactionSchema = v.object({
  id,
  createdAt: isoDate,
  amount: money,
  /** Where the card was used. */
  merchant: maybe(v.string()),
  /** Which way the money goes; a purchase unless it says so. */
  type: maybe(openEnum(['PURCHASE', 'REFUND'])),
  status: maybe(openEnum(['PENDING', 'SETTLED', 'DECLINED'])),
  /** What kind of thing was bought. */
  category: maybe(v.string()),
  description: maybe(v.string()),
});

/** A virtual card (spec §3: id, transactions; the rest is assumed). */
const virtualCardSchema = v.object({
  id,
  /** Its newest transactions only. */
  transactions: listOf(cardTransactionSchema),
  /** Last four digits of its number. */
  last4: maybe(v.string()),
  /** The name on it. */
  name: maybe(v.string()),
  status: maybe(openEnum(['ACTIVE', 'FROZEN', 'CLOSED'])),
  /** What it may spend in a month, in minor units. */
  spendingLimit: maybe(money),
});

/** A virtual card. */
export type VirtualCard = v.InferOutput<typeof virtualCardSchema>;
/** One use of a virtual card. */
export type CardTransaction = v.InferOutput<typeof cardTransactionSchema>;

/**
 * The amount with its sign, in minor units, as the business sees it: a purchase goes out, a refund comes in, and what
 * was declined moved nothing.
 */
export function signedCardAmountOf({
  amount,
  type,
  status,
}: Pick<CardTransaction, 'amount' | 'type' | 'status'>): number {
  if (status === 'DECLINED' || amount === 0) return 0;
  return type === 'REFUND' ? amount : -amount;
}
