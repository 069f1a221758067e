import { formatNumber } from '@plinth/ui-kit/format';
import { Figure } from './ledger.tsx';

/** As many of a kind are named in a line; of the others it says how many there are. */
export const NAMED = 5;

/** How many there are besides those that are named. */
export function Others({ of: all }: { readonly of: readonly unknown[] }) {
  return all.length > NAMED ? <Figure>+{formatNumber(all.length - NAMED)}</Figure> : null;
}
