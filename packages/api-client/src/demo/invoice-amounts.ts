/**
 * The arithmetic of invoices. Amounts are dollars with at most two decimals, and are added and compared as whole cents, because
 * sums of fractions of a dollar are not exact. A price is cost × quantity less its discount, rounded half up to the
 * cent. The discount and the tax of the whole are rounded half up to the cent once each.
 */
const CENTS = 100;
/** A percentage has at most two decimals, so that it is a whole number of these parts. */
const PARTS_PER_PERCENT = 100;
const PARTS = 100 * PARTS_PER_PERCENT;

/** Returns an amount in dollars as whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * CENTS);

const dollarsOf = (cents: number): number => cents / CENTS;

/** Whether a number has at most two decimals, as amounts and percentages of an invoice do. */
export const hasCents = (number: number): boolean => dollarsOf(centsOf(number)) === number;

/** Returns a percentage of an amount in cents, rounded half up. The product can be too large for an exact number. */
function shareOf(cents: number | bigint, percent: number): number {
  const parts = BigInt(cents) * BigInt(Math.round(percent * PARTS_PER_PERCENT));
  return Number((parts + BigInt(PARTS / 2)) / BigInt(PARTS));
}

/** A line of an invoice, as far as its price depends on it. */
export interface InvoiceLine {
  /** Dollars for one. */
  readonly cost: number;
  readonly qty: number;
  /** Percent. */
  readonly discount: number;
}

/** Returns the price of an item in cents. The discount is what remains, so that it is the price that is rounded up. */
const priceInCents = ({ cost, qty, discount }: InvoiceLine): number =>
  shareOf(BigInt(centsOf(cost)) * BigInt(qty), 100 - discount);

/** Returns the price of an item: cost × quantity less the discount, rounded half up to the cent. */
export const priceOf = (item: InvoiceLine): number => dollarsOf(priceInCents(item));

/** The amounts of an invoice in dollars. */
export interface InvoiceAmounts {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

/** Returns the amounts of an invoice. Discount and tax are rounded half up to the cent. */
export function amountsOf(invoice: {
  readonly items: readonly InvoiceLine[];
  readonly discount: number;
  readonly tax: number;
}): InvoiceAmounts {
  const subtotal = invoice.items.reduce((sum, item) => sum + priceInCents(item), 0);
  const discount = shareOf(subtotal, invoice.discount);
  const tax = shareOf(subtotal - discount, invoice.tax);
  return {
    subtotal: dollarsOf(subtotal),
    discount: dollarsOf(discount),
    tax: dollarsOf(tax),
    total: dollarsOf(subtotal - discount + tax),
  };
}

/** Returns the exact sum of amounts. */
export const sumOf = (amounts: readonly number[]): number =>
  dollarsOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0));

/** A payment, as far as sums depend on it. */
interface PaidAmount {
  /** Dollars. */
  readonly amount: number;
}

/** Returns what was received: the exact sum of payments. */
export const receivedOf = (payments: readonly PaidAmount[]): number => sumOf(payments.map(({ amount }) => amount));

/** Returns what is left to pay of a total; 0 when more than that was paid. */
export const balanceOf = (total: number, payments: readonly PaidAmount[]): number =>
  Math.max(0, sumOf([total, -receivedOf(payments)]));

/** Returns what was paid over a total; 0 when it was not more. A total can become less after it was paid. */
export const overpaidOf = (total: number, payments: readonly PaidAmount[]): number =>
  Math.max(0, sumOf([receivedOf(payments), -total]));
