/** The state of a contract. */
export type ContractStatus = 'active' | 'late' | 'new' | 'repaid';

/** A contract in a table. */
export interface Contract {
  readonly client: string;
  readonly owner: string;
  /** Whole dollars. */
  readonly amount: number;
  /** Per cent of the amount. */
  readonly repaid: number;
  readonly status: ContractStatus;
}

/** Invented contracts. */
export const CONTRACTS: readonly Contract[] = [
  { client: 'Alder & Finch Bakery', owner: 'Mara Quill', amount: 48_000, repaid: 62, status: 'active' },
  { client: 'Brightwater Cycles', owner: 'Tomas Reyes', amount: 125_000, repaid: 18, status: 'late' },
  { client: 'Cedar Row Books', owner: 'Ines Calloway', amount: 32_500, repaid: 100, status: 'repaid' },
  { client: 'Dovetail Furniture', owner: 'Owen Marsh', amount: 210_000, repaid: 0, status: 'new' },
];
