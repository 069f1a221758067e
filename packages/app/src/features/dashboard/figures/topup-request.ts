import { checkingOf, isDisconnected, type BankConnection } from '@plinth/api-client/resources/banking';

/** A checking account that a top-up can be paid into. */
export interface PayoutAccount {
  readonly id: string;
  readonly institution: string;
  /** The customer's own name for it. */
  readonly name: string | null;
  /** Its last digits. */
  readonly mask: string | null;
}

/** The checking accounts of the linked banks. Those of a disconnected bank are unusable. */
export interface PayoutAccounts {
  readonly usable: readonly PayoutAccount[];
  readonly unusable: readonly PayoutAccount[];
}

/** Returns the checking accounts of the connections, each once. */
export function payoutAccounts(connections: readonly BankConnection[]): PayoutAccounts {
  const accountsOf = (matching: readonly BankConnection[]): readonly PayoutAccount[] => [
    ...new Map(
      matching.flatMap(({ institution, Accounts }) =>
        checkingOf(Accounts).map(({ id, name, mask }) => [id, { id, institution, name, mask }] as const),
      ),
    ).values(),
  ];
  const usable = accountsOf(connections.filter((connection) => !isDisconnected(connection)));
  const usableIds = new Set(usable.map(({ id }) => id));
  return { usable, unusable: accountsOf(connections.filter(isDisconnected)).filter(({ id }) => !usableIds.has(id)) };
}

/** Returns an account as the user knows it: its bank and its last digits, or its name without digits. */
export const accountLabel = ({ institution, name, mask }: PayoutAccount): string =>
  [institution, mask === null ? name : `····${mask}`].filter(Boolean).join(' ');

/** The amounts that can be requested, in minor units. */
export interface TopupRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the amounts that can be requested: whole major units up to the available amount.
 * @param available the available amount, in minor units.
 * @param min the smallest amount of a request, in minor units.
 * @param majorUnit the minor units of a major unit.
 * @returns `null` when less than a major unit is available.
 */
export function topupRange(available: number, min: number, majorUnit: number): TopupRange | null {
  const max = Math.floor(available / majorUnit) * majorUnit;
  return max > 0 ? { min: Math.min(min, max), max } : null;
}

/** Round amounts to suggest, in minor units. */
const ROUND_AMOUNTS = [
  1_000_00, 2_500_00, 5_000_00, 10_000_00, 25_000_00, 50_000_00, 100_000_00, 250_000_00, 500_000_00,
];
const MAX_SUGGESTIONS = 3;

/** Returns amounts to suggest: the largest round ones up to half of the available amount, then all of it. */
export function suggestedAmounts({ min, max }: TopupRange): readonly number[] {
  const round = ROUND_AMOUNTS.filter((amount) => amount >= min && amount <= max / 2);
  return [...round.slice(-MAX_SUGGESTIONS), max];
}

/** The maximum length of a note, in UTF-16 code units. */
export const MAX_NOTE_LENGTH = 5_000;

/** The fields of a top-up request, as they are stored in its draft. The amount is in minor units. */
export type TopupFields = Readonly<Record<'amount' | 'account' | 'note', string>>;

/** Returns the amount of a request in minor units, or `null` when it is missing or out of range. */
export function requestedAmount(text: string, { min, max }: TopupRange): number | null {
  const amount = text === '' ? Number.NaN : Number(text);
  return amount >= min && amount <= max ? amount : null;
}

/** Validates a request. Returns translation keys of the errors; a note that is too long is never truncated. */
export function validateTopup(
  { amount, account, note }: TopupFields,
  range: TopupRange,
  accounts: readonly PayoutAccount[],
): Readonly<Partial<TopupFields>> {
  return {
    ...(requestedAmount(amount, range) === null ? { amount: 'dashboard.topup.outOfRange' } : {}),
    ...(accounts.some(({ id }) => id === account) ? {} : { account: 'dashboard.topup.accountMissing' }),
    ...(note.length > MAX_NOTE_LENGTH ? { note: 'dashboard.topup.noteLong' } : {}),
  };
}
