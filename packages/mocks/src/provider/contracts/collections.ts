import type { PaymentTransaction } from '@plinth/api-client/resources/payment-transactions';
import { DAY_MS, WEEK_MS } from '#time.ts';
import type { Calendar } from './calendar.ts';
import { PLANS, type Plan } from './plans.ts';

const FIRST_REQUEST_NUMBER = 20_819;
/** The shop's share of a week's sales. */
const SHOP_SHARE = 231 / 410;
const TEN_DOLLARS = 1_000;
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

interface Week {
  readonly plan: Plan;
  readonly weeksAfterLast: number;
}

/** Every collected week of every contract, oldest first. */
const WEEKS: readonly Week[] = PLANS.flatMap((plan) =>
  Array.from({ length: plan.collected }, (_item, index) => ({
    plan,
    weeksAfterLast: -plan.endedWeeksAgo - index,
  })),
).toSorted((a, b) => a.weeksAfterLast - b.weeksAfterLast || a.plan.id.localeCompare(b.plan.id));

/** The weekly collections of a contract, newest first. */
export const collectionsOf = (plan: Plan, calendar: Calendar): PaymentTransaction[] =>
  WEEKS.map((week, index) => ({ week, number: FIRST_REQUEST_NUMBER + index }))
    .filter(({ week }) => week.plan === plan)
    .map(({ week, number }) => makeCollection(plan.weekly, number, calendar.monday(week.weeksAfterLast)))
    .toReversed();

/** One collection with its request and its sales. Its number is unique. */
export function makeCollection(amount: number, number: number, at: Date): PaymentTransaction {
  const shop = Math.round((amount * SHOP_SHARE) / TEN_DOLLARS) * TEN_DOLLARS;
  return {
    id: `payment-${number}`,
    createdAt: at.toISOString(),
    amount,
    transactionId: `PL${number}`,
    status: 'COMPLETED',
    paymentType: 'COLLECTION',
    description: 'Weekly collection',
    CollectionRequest: {
      id: `CR-${number}`,
      status: 'COLLECTED',
      description: `Collected from sales of ${weekBefore(at)}`,
      IncomeTransactions: [
        { id: `income-${number}-1`, description: 'Shopfront payouts', amount: shop },
        { id: `income-${number}-2`, description: 'Card terminal, Division Street', amount: amount - shop },
      ],
    },
  };
}

/** The Monday to the Sunday before a Monday: `November 9–15`, `October 26–November 1`. */
const weekBefore = (monday: Date): string =>
  monthAndDay.formatRange(monday.getTime() - WEEK_MS, monday.getTime() - DAY_MS).replaceAll(/\s*–\s*/g, '–');
