import { plainText } from '@plinth/ui-kit/plain-text';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { COUNTRIES } from './company-options.ts';

/** A business address. */
export interface Address {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly street: string;
  readonly city: string;
  /** In the US, the two-letter code of the state; elsewhere the name of a state, province or region, or empty. */
  readonly region: string;
  readonly postalCode: string;
}

/** The country of an address that names none. */
export const DEFAULT_COUNTRY = 'US';

/** The codes of the US states and the District of Columbia. Their names are in the locale files. */
export const US_STATES = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI ' +
  'SC SD TN TX UT VT VA WA WV WI WY'
).split(' ');

/** Returns whether the format of a country's postal codes is known. Without a known format, the field is optional. */
export function hasPostalCodes(country: string): boolean {
  return postcodeValidatorExistsForCountry(country);
}

/** Returns a postal code as its validation and its storage have it, in plain digits and hyphens. */
const plainPostalCode = (text: string): string =>
  plainText(text)
    .trim()
    .toUpperCase()
    .replaceAll(/[\p{Pd}−ー]/gu, '-');

/** Returns whether a text is a postal code of a country. Where the format is unknown, any text is. */
export function isPostalCode(text: string, country: string): boolean {
  return hasPostalCodes(country) ? postcodeValidator(plainPostalCode(text), country) : true;
}

const englishNames = new Intl.DisplayNames('en', { type: 'region' });
const countryNameOf = (country: string): string => englishNames.of(country) ?? country;

/**
 * Formats an address as the single line that the lead stores (product.md#entities). A US address does not name its
 * country.
 */
export function formatAddress(address: Address): string {
  const { country, street, city } = address;
  const regionAndCode = `${address.region.trim()} ${plainPostalCode(address.postalCode)}`.trim();
  const parts = [street.trim(), city.trim(), regionAndCode, country === DEFAULT_COUNTRY ? '' : countryNameOf(country)];
  return parts.filter((part) => part !== '').join(', ');
}

/** Splits the region from the postal code, which is the shortest end of the text that is valid in the country. */
function parseRegion(text: string, country: string): Pick<Address, 'region' | 'postalCode'> | null {
  const words = text.split(' ');
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const postalCode = words.slice(index).join(' ');
    if (isPostalCode(postalCode, country)) return { region: words.slice(0, index).join(' '), postalCode };
  }
  return null;
}

/**
 * Parses a lead's address line. Text in any other format becomes the street, as does the line of a country whose postal
 * codes are unknown, because its city cannot be told from its region.
 */
export function parseAddress(line: string): Address {
  const parts = line.trim().split(', ');
  const namedCountry = COUNTRIES.find((code) => code !== DEFAULT_COUNTRY && countryNameOf(code) === parts.at(-1));
  const country = namedCountry ?? DEFAULT_COUNTRY;
  if (namedCountry) parts.pop();
  const street = { country, street: parts.join(', '), city: '', region: '', postalCode: '' };
  const region = hasPostalCodes(country) ? parseRegion(parts.pop() ?? '', country) : null;
  const city = parts.pop();
  if (!region || !city || parts.length === 0) return street;
  if (country === DEFAULT_COUNTRY && !US_STATES.includes(region.region)) return street;
  return { country, street: parts.join(', '), city, ...region };
}
