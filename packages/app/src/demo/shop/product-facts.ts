/** The months over which a product can be paid. */
const MONTHS = 12;

/** Returns what a product costs a month, rounded half up to whole dollars. */
export const monthlyPriceOf = (price: number): number => Math.round(price / MONTHS);

/** Returns the id at the end of a product's name in addresses; null without one. */
export function idOfSlug(slug: string): number | null {
  const id = /(?:^|-)(\d{1,15})$/.exec(slug)?.[1];
  return id === undefined ? null : Number(id);
}

