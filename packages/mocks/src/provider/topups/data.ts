import type { Contract } from '@plinth/api-client/resources/contracts';
import type { Topup } from '@plinth/api-client/resources/topups';
import type { Db } from '#db.ts';
import type { Scenario } from '#scenarios/scenarios.ts';
import { contractsOf } from '../contracts/data.ts';

/** The maximum debt of a user of a scenario, in minor units. */
export const limitOf = ({ portfolio }: Pick<Scenario, 'portfolio'>): number => (portfolio === 'none' ? 0 : 48_000_000);

/**
 * The limit and the debt of a user at an instant, in minor units. The debt is the rest of the contracts and what was
 * funded beyond their terms: a top-up on its way is in no contract yet.
 */
export function topupOf(db: Pick<Db, 'portfolio' | 'lead' | 'contracts' | 'limit'>, now: Date): Topup {
  const amounts = contractsOf(db, now).map(amountsOf);
  const sum = (key: keyof Amounts) => amounts.reduce((total, { [key]: amount }) => total + amount, 0);
  return { maxAvailable: db.limit, owed: sum('remaining') + sum('exceeding'), inProgressAmount: sum('inProgress') };
}

interface Amounts {
  readonly remaining: number;
  readonly exceeding: number;
  readonly inProgress: number;
}

function amountsOf({ Terms, CollectedAmount, PaymentTransactions }: Contract): Amounts {
  const fundings = PaymentTransactions.filter(
    ({ paymentType, status }) => paymentType === 'FUNDING' && status !== 'FAILED',
  );
  const total = (all: typeof fundings) => all.reduce((amount, funding) => amount + funding.amount, 0);
  return {
    remaining: (Terms?.repayAmount ?? 0) - CollectedAmount,
    exceeding: Math.max(total(fundings) - (Terms?.fundedAmount ?? 0), 0),
    inProgress: total(fundings.filter(({ status }) => status === 'PROCESSING')),
  };
}
