/** What makes the app a provider's own: another provider changes this module and no page. */
export const brand = {
  name: 'Plinth',
  /** Names the claim that carries the customer: `{product}_id` (spec §3). */
  // Tools that read the route table run outside a bundler, where there is no environment.
  product: (import.meta.env?.['VITE_PRODUCT'] as string | undefined) || 'plinth',
  supportEmail: 'support@plinth.test',
  currency: 'USD',
  locale: 'en-US',
  /** The mark on a 20 × 20 grid, drawn in one colour. */
  mark: 'M6.5 2h7v7.5h-7zM6 11h8a1.75 1.75 0 0 1 0 3.5H6A1.75 1.75 0 0 1 6 11zM2 16h16v3H2z',
  /** What financing costs, for the estimate beside the amount; without it the estimate is not shown. */
  estimate: { lowestFee: 0.06, highestFee: 0.09, weeks: 48 } as Estimate | null,
  /** Range of the wanted amount in minor units, its default, and from where a specialist calls first. */
  amount: { min: 1_000_000, max: 500_000_000, initial: 10_000_000, specialistFrom: 100_000_000 },
} as const;

/** A flat fee as a share of the amount, repaid in equal weekly parts. */
export interface Estimate {
  readonly lowestFee: number;
  readonly highestFee: number;
  readonly weeks: number;
}
