import type { Db } from '#db.ts';

/** A stored company. */
export type StoredCustomer = NonNullable<Db['customer']>;

/** The id of a user's company: the same in all scenarios, so that a token's claim is valid in each. */
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
