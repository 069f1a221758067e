/** Branding of the provider: a white-label build changes this module and no page. */
export const brand = {
  name: 'Plinth',
  /** Prefix of the claim that holds the customer id: `{product}_id` (product.md#entities). */
  // Scripts that read the route table run outside a bundler, where `import.meta.env` is undefined.
  product: (import.meta.env?.['VITE_PRODUCT'] as string | undefined) || 'plinth',
  supportEmail: 'support@plinth.test',
  /** Address of the documentation; empty without any. */
  documentationUrl: 'https://docs.plinth.test',
  /** Lines of the postal address on invoices. */
  address: ['88 Quarry Lane, Suite 3', 'Portland, OR 97209'],
  currency: 'USD',
  locale: 'en-US',
  /** Path data of the mark on a 20 × 20 grid. */
  mark: 'M6.5 2h7v7.5h-7zM6 11h8a1.75 1.75 0 0 1 0 3.5H6A1.75 1.75 0 0 1 6 11zM2 16h16v3H2z',
  /** Cost of financing for the estimate beside the amount; null hides the estimate. */
  estimate: { lowestFee: 0.06, highestFee: 0.09, weeks: 48 } as Estimate | null,
  /** Range of the requested amount in minor units, its default, and the amount from which a specialist calls first. */
  amount: { min: 1_000_000, max: 500_000_000, initial: 10_000_000, specialistFrom: 100_000_000 },
  /** Smallest top-up that can be requested, in minor units; less if less is available. */
  topup: { min: 100_000 },
} as const;

/** A flat fee as a share of the amount, repaid in equal weekly parts. */
export interface Estimate {
  readonly lowestFee: number;
  readonly highestFee: number;
  readonly weeks: number;
}
