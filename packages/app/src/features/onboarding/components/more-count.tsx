import { formatNumber } from '@plinth/ui-kit/format';
import { Figure } from './summary-list.tsx';

/** The most items of a kind that one line names. */
export const MAX_NAMED_ITEMS = 5;

/** The number of items beyond those that the line names, as `+3`; nothing when it names them all. */
export function MoreCount({ items }: { readonly items: readonly unknown[] }) {
  return items.length > MAX_NAMED_ITEMS ? <Figure>+{formatNumber(items.length - MAX_NAMED_ITEMS)}</Figure> : null;
}
