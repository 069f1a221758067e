import type { Contract, Topup } from '@plinth/api-client';
import type { Db } from '#db.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { contractsOf } from '../contracts/data.ts';

/** How much a user of a scenario may owe at most, in minor units. */
export const limitOf = ({ portfolio }: Pick<Scenario, 'portfolio'>): number => (portfolio === 'none' ? 0 : 48_000_000);

/**
 * The topup of a user at a clock, in minor units. What is owed is what is left of the contracts, and what was sent
 * beyond what they were agreed for: a top-up on its way stands in no contract yet.
 */
export function topupOf(db: Pick<Db, 'portfolio' | 'lead' | 'contracts' | 'limit'>, now: Date): Topup {
  const parts = contractsOf(db, now).map(partsOf);
  const sum = (part: keyof Parts) => parts.reduce((total, { [part]: amount }) => total + amount, 0);
  return { maxAvailable: db.limit, owed: sum('left') + sum('beyond'), inProgressAmount: sum('onItsWay') };
}

interface Parts {
  readonly left: number;
  readonly beyond: number;
  readonly onItsWay: number;
}

function partsOf({ Terms, CollectedAmount, PaymentTransactions }: Contract): Parts {
  const fundings = PaymentTransactions.filter(
    ({ paymentType, status }) => paymentType === 'FUNDING' && status !== 'FAILED',
  );
  const total = (all: typeof fundings) => all.reduce((amount, funding) => amount + funding.amount, 0);
  return {
    left: (Terms?.repayAmount ?? 0) - CollectedAmount,
    beyond: Math.max(total(fundings) - (Terms?.fundedAmount ?? 0), 0),
    onItsWay: total(fundings.filter(({ status }) => status === 'PROCESSING')),
  };
}
