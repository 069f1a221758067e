import type { Topup } from '@plinth/api-client';
import type { Db } from '#db.ts';

/** Limit and debt in minor units. What is owed is what is left of the contracts and what is on its way. */
const FINANCED: Topup = { maxAvailable: 48_000_000, owed: 21_340_000, inProgressAmount: 2_500_000 };
const NONE: Topup = { maxAvailable: 0, owed: 0, inProgressAmount: 0 };

/** The topup of a user. */
export const topupOf = ({ portfolio }: Pick<Db, 'portfolio'>): Topup => (portfolio === 'none' ? NONE : FINANCED);
