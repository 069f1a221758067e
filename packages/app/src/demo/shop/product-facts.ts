/** The months over which a product can be paid. */
const MONTHS = 12;

/** The lowest price of a product that can be paid in months, in dollars. */
const MIN_PRICE = 100;

/** Returns what a product costs a month, in dollars, rounded half up to the cent; null when it is paid at once. */
export const monthlyPriceOf = (price: number): number | null =>
  price < MIN_PRICE ? null : Math.round((price * 100) / MONTHS) / 100;

/** Returns the id at the end of a product's name in addresses; null without one. */
export function idOfSlug(slug: string): number | null {
  const id = /(?:^|-)(\d{1,15})$/.exec(slug)?.[1];
  return id === undefined ? null : Number(id);
}
