import type { CardTransaction, VirtualCard } from '@plinth/api-client/resources/virtual-cards';
import type { Db } from '#db.ts';
import { createCalendar } from '../contracts/calendar.ts';
import { MERCHANTS, PURCHASES } from './purchases.ts';

const CARD_ID = 'card-8804';
/** Number of transactions in the list of cards. */
const NEWEST_COUNT = 5;

/** The cards of a user at an instant: the financed business has one. */
export function cardsOf({ portfolio, customer }: Pick<Db, 'portfolio' | 'customer'>, now: Date): VirtualCard[] {
  if (portfolio === 'none') return [];
  return [
    {
      id: CARD_ID,
      transactions: cardTransactionsAt(now).slice(0, NEWEST_COUNT),
      last4: '8804',
      name: customer?.tradingName ?? null,
      status: 'ACTIVE',
      spendingLimit: 1_000_000,
    },
  ];
}

/** Every transaction of the card, newest first. */
export function cardTransactionsAt(now: Date): CardTransaction[] {
  const calendar = createCalendar(now);
  return PURCHASES.map(([day, place, dollars, status = 'SETTLED', type = 'PURCHASE'], index) => {
    const [merchant, category] = MERCHANTS[place];
    return {
      id: `${CARD_ID}-${PURCHASES.length - index}`,
      createdAt: calendar.past(`${day}T19:20:00Z`).toISOString(),
      amount: dollars * 100,
      merchant,
      type,
      status,
      category,
      description: status === 'DECLINED' ? 'Over the spending limit' : null,
    };
  });
}
