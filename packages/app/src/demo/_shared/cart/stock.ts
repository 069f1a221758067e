import { maxQuantityOf } from '@plinth/api-client/demo/shop';

/** Whether so many pieces of a product can be ordered. */
export const canBeOrdered = ({ qty, stock }: { readonly qty: number; readonly stock: number }): boolean =>
  Number.isInteger(qty) && qty >= 1 && qty <= maxQuantityOf(stock);
