import { formatNumber } from '@plinth/ui-kit/format';
import { Figure } from '#shared/figure.tsx';

/** The maximum number of items that a line names. */
export const MAX_NAMED_ITEMS = 5;

/** The number of items beyond those that the line names, as `+3`. Renders nothing when all are named. */
export function MoreCount({ items }: { readonly items: readonly unknown[] }) {
  return items.length > MAX_NAMED_ITEMS ? <Figure>+{formatNumber(items.length - MAX_NAMED_ITEMS)}</Figure> : null;
}
