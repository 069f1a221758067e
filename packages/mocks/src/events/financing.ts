import type { Db, StoredContract } from '../db.ts';
import { OFFERS } from '../provider/promotions/data.ts';

/** The terms of every contract: a fee of 7 %, repaid in 39 weeks. Amounts in minor units. */
const FEE_SHARE = 0.07;
const WEEK_COUNT = 39;
const TEN_DOLLARS = 1_000;
const HUNDRED_DOLLARS = 10_000;
/** The numbers of the sample contracts are smaller. */
const FIRST_CONTRACT_NUMBER = 1_101;

/** Approves a contract for the lead's amount. The limit grows by it, so that the available amount stays the same. */
export function approve(db: Db, now: Date): void {
  const funded = db.lead?.maxAmount;
  if (!db.customer || !funded) return;
  const { fees, feeDescription } = feeOf(db, funded);
  db.contracts.push({
    id: `C-${FIRST_CONTRACT_NUMBER + db.contracts.length}`,
    funded,
    fees,
    feeDescription,
    weekly: Math.ceil((funded + fees) / WEEK_COUNT / TEN_DOLLARS) * TEN_DOLLARS,
    approvedAt: now.toISOString(),
    fundedAt: null,
    account: accountOf(db),
  });
  db.limit += funded + fees;
}

/** Marks the money of every approved contract as arrived. */
export function fund(db: Db, now: Date): void {
  db.contracts = db.contracts.map((contract) => ({ ...contract, fundedAt: contract.fundedAt ?? now.toISOString() }));
}

/** Raises the limit by half of the newest contract, rounded to hundreds of dollars. */
export function raiseLimit(db: Db): void {
  const newest = db.contracts.at(-1)?.funded ?? db.lead?.maxAmount ?? 0;
  db.limit += Math.round(newest / 2 / HUNDRED_DOLLARS) * HUNDRED_DOLLARS;
}

/** The fee of a contract; redeemed promo codes reduce the first one. */
function feeOf({ contracts, promotions }: Db, funded: number): Pick<StoredContract, 'fees' | 'feeDescription'> {
  const fullFee = Math.round(funded * FEE_SHARE);
  const codes = contracts.length === 0 ? promotions : [];
  if (codes.length === 0) return { fees: fullFee, feeDescription: 'Fixed fee' };
  const discount = codes.reduce((sum, code) => sum + (OFFERS[code]?.amount ?? 0), 0);
  return { fees: Math.max(fullFee - discount, 0), feeDescription: `Fixed fee less promo code ${codes.join(', ')}` };
}

/** The first checking account of the first connected bank. */
function accountOf({ connections }: Db): StoredContract['account'] {
  for (const { institution, status, Accounts } of connections) {
    const account = status === 'CONNECTED' ? Accounts.find(({ subtype }) => subtype === 'checking') : undefined;
    if (account) return { id: account.id, name: `${institution} ····${account.mask ?? ''}` };
  }
  return null;
}
