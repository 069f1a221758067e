/** A business address in the United States; `state` is its two-letter code. */
export interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** The codes of the US states and the District of Columbia. Their names are in the locale files. */
export const STATES = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI ' +
  'SC SD TN TX UT VT VA WA WV WI WY'
).split(' ');

/** Returns whether a text is a ZIP code: five digits, optionally with the four-digit extension. */
export function isZip(text: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(text.trim());
}

/** Formats an address as the single line that the lead stores (spec §3). */
export function formatAddress({ street, city, state, zip }: Address): string {
  return `${street.trim()}, ${city.trim()}, ${state} ${zip.trim()}`;
}

/** Parses a lead's address line. Text in any other format becomes the street. */
export function parseAddress(line: string): Address {
  const match = /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(line.trim());
  const [, street, city, state, zip] = match ?? [];
  if (!street || !city || !state || !zip || !STATES.includes(state))
    return { street: line, city: '', state: '', zip: '' };
  return { street, city, state, zip };
}
