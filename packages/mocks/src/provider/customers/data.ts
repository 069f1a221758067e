import type { Db } from '#db.ts';

/** A company as it is kept. */
export type StoredCustomer = NonNullable<Db['customer']>;

/** The id of a user's company: one for all scenarios, so that a token's claim fits whichever is chosen. */
export const customerIdOf = (uid: string): string => `customer-${uid}`;

/** The business of the seeded scenarios. */
export const HARROW_AND_VINE: Omit<StoredCustomer, 'id'> = {
  legalName: 'Harrow & Vine Provisions LLC',
  tradingName: 'Harrow & Vine Provisions',
  country: 'US',
  website: 'https://harrowvine.example',
  industry: 'Food and drink',
  monthlyRevenue: '100K_250K',
};
