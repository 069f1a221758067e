import type { Db, StoredContract } from '../db.ts';
import { OFFERS } from '../provider/promotions/data.ts';

/** The terms of every contract: a fee of 7 %, and as much a week as repays it in 39. Steps in minor units. */
const FEE_SHARE = 0.07;
const WEEKS = 39;
const TEN_DOLLARS = 1_000;
const HUNDRED_DOLLARS = 10_000;
/** Numbers of the drawn contracts end before. */
const FIRST_NUMBER = 1_101;

/** A contract for the lead's amount; the limit grows by it, so that what can be drawn stays what it is. */
export function approve(db: Db, now: Date): void {
  const funded = db.lead?.maxAmount;
  if (!db.customer || !funded) return;
  const { fees, feeDescription } = feeOf(db, funded);
  db.contracts.push({
    id: `C-${FIRST_NUMBER + db.contracts.length}`,
    funded,
    fees,
    feeDescription,
    weekly: Math.ceil((funded + fees) / WEEKS / TEN_DOLLARS) * TEN_DOLLARS,
    approvedAt: now.toISOString(),
    fundedAt: null,
    account: accountOf(db),
  });
  db.limit += funded + fees;
}

/** The money of every approved contract is there. */
export function fund(db: Db, now: Date): void {
  db.contracts = db.contracts.map((contract) => ({ ...contract, fundedAt: contract.fundedAt ?? now.toISOString() }));
}

/** More may be owed: half of what the newest contract brought, in full hundreds. */
export function raiseLimit(db: Db): void {
  const newest = db.contracts.at(-1)?.funded ?? db.lead?.maxAmount ?? 0;
  db.limit += Math.round(newest / 2 / HUNDRED_DOLLARS) * HUNDRED_DOLLARS;
}

/** Promo codes that were associated come off the first fee. */
function feeOf({ contracts, promotions }: Db, funded: number): Pick<StoredContract, 'fees' | 'feeDescription'> {
  const full = Math.round(funded * FEE_SHARE);
  const codes = contracts.length === 0 ? promotions : [];
  if (codes.length === 0) return { fees: full, feeDescription: 'Fixed fee' };
  const off = codes.reduce((sum, code) => sum + (OFFERS[code]?.amount ?? 0), 0);
  return { fees: Math.max(full - off, 0), feeDescription: `Fixed fee less promo code ${codes.join(', ')}` };
}

/** The first checking account of the first bank that is connected. */
function accountOf({ connections }: Db): StoredContract['account'] {
  for (const { institution, status, Accounts } of connections) {
    const account = status === 'CONNECTED' ? Accounts.find(({ subtype }) => subtype === 'checking') : undefined;
    if (account) return { id: account.id, name: `${institution} ····${account.mask ?? ''}` };
  }
  return null;
}
