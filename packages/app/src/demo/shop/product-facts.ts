/** The months over which a product can be paid. */
const MONTHS = 12;

/** Returns what a product costs a month, rounded half up to whole dollars. */
export const monthlyPriceOf = (price: number): number => Math.round(price / MONTHS);

/** Returns the id at the end of a product's name in addresses; null without one. */
export function idOfSlug(slug: string): number | null {
  const id = /(?:^|-)(\d{1,15})$/.exec(slug)?.[1];
  return id === undefined ? null : Number(id);
}

/** Returns what there is to say about the pieces of a product in stock. */
export const stockText = (stock: number): string => (stock === 0 ? 'Out of stock' : `In stock, ${stock} left`);
