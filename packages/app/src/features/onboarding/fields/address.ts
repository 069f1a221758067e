/** A business address in the United States; `state` is its two-letter code. */
export interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** The codes of the states and the District of Columbia; their names are in the strings. */
export const STATES = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI ' +
  'SC SD TN TX UT VT VA WA WV WI WY'
).split(' ');

/** Five digits, with or without the four of the route. */
export function isZip(text: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(text.trim());
}

/** The one line that the lead keeps (spec §3). */
export function formatAddress({ street, city, state, zip }: Address): string {
  return `${street.trim()}, ${city.trim()}, ${state} ${zip.trim()}`;
}

/** The line of a lead as fields; what does not read as such a line stands in the street. */
export function parseAddress(line: string): Address {
  const match = /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(line.trim());
  const [, street, city, state, zip] = match ?? [];
  if (!street || !city || !state || !zip || !STATES.includes(state))
    return { street: line, city: '', state: '', zip: '' };
  return { street, city, state, zip };
}
