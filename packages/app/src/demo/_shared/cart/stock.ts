import { MAX_QUANTITY, maxQuantityOf } from '@plinth/api-client/demo/shop';

/** Whether so many pieces of a product can be ordered. */
export const canBeOrdered = ({ qty, stock }: { readonly qty: number; readonly stock: number }): boolean =>
  Number.isInteger(qty) && qty >= 1 && qty <= maxQuantityOf(stock);

/** Returns what there is to say about the pieces of a product in stock. Few are counted: not everybody gets all they want. */
export function stockText(stock: number): string {
  if (stock === 0) return 'Out of stock';
  return stock < MAX_QUANTITY ? `Only ${stock} left` : 'In stock';
}
