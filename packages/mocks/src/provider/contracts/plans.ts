/** The terms of the financed business's contracts. Amounts in minor units. */
export interface Plan {
  readonly id: string;
  readonly status: 'TOPUPPED' | 'APPROVED' | 'DONE';
  /** In the sample year. */
  readonly approvedAt: string;
  readonly funded: number;
  readonly fees: readonly { readonly description: string; readonly amount: number }[];
  /** Amount of a full week. */
  readonly weekly: number;
  /** Number of collected weeks. */
  readonly collected: number;
  /** Weeks between its last collection and the last of all contracts. */
  readonly endedWeeksAgo: number;
}

/** Newest first. */
export const PLANS: readonly Plan[] = [
  {
    id: 'C-1077',
    status: 'TOPUPPED',
    approvedAt: '2026-09-11T17:00:00Z',
    funded: 15_000_000,
    fees: [
      { description: 'Flat fee, 6.5%', amount: 975_000 },
      { description: 'Legal and filing', amount: 75_000 },
    ],
    weekly: 410_000,
    collected: 9,
    endedWeeksAgo: 0,
  },
  {
    id: 'C-1042',
    status: 'APPROVED',
    approvedAt: '2026-05-29T17:00:00Z',
    funded: 12_000_000,
    fees: [{ description: 'Flat fee, 8%', amount: 960_000 }],
    weekly: 270_000,
    collected: 24,
    endedWeeksAgo: 0,
  },
  {
    id: 'C-0913',
    status: 'DONE',
    approvedAt: '2025-11-14T17:00:00Z',
    funded: 6_000_000,
    fees: [{ description: 'Flat fee, 9%', amount: 540_000 }],
    weekly: 163_500,
    collected: 40,
    endedWeeksAgo: 12,
  },
  {
    id: 'C-0871',
    status: 'DONE',
    approvedAt: '2025-06-06T17:00:00Z',
    funded: 4_000_000,
    fees: [{ description: 'Flat fee, 9%', amount: 360_000 }],
    weekly: 109_000,
    collected: 40,
    endedWeeksAgo: 35,
  },
];

/** Transactions besides the weekly collections and the first funding. */
interface ExtraTransaction {
  readonly contractId: string;
  /** In the sample year. */
  readonly at: string;
  readonly amount: number;
  readonly paymentType: 'FUNDING' | 'REFUND' | 'PROMOTION';
  readonly status: 'PROCESSING' | 'COMPLETED';
  readonly description: string;
}

/** Newest first. */
export const EXTRA_TRANSACTIONS: readonly ExtraTransaction[] = [
  {
    contractId: 'C-1077',
    at: '2026-11-18T17:05:00Z',
    amount: 2_500_000,
    paymentType: 'FUNDING',
    status: 'PROCESSING',
    description: 'Top-up to Larkfield Bank ····4417',
  },
  {
    contractId: 'C-1077',
    at: '2026-11-12T16:30:00Z',
    amount: 35_000,
    paymentType: 'REFUND',
    status: 'COMPLETED',
    description: 'Transfer fee charged twice',
  },
  {
    contractId: 'C-1077',
    at: '2026-11-04T18:10:00Z',
    amount: 50_000,
    paymentType: 'PROMOTION',
    status: 'COMPLETED',
    description: 'Promo code HARVEST500',
  },
];
