/** The alpha-2 codes of the ISO 3166-1 countries and territories. */
export const COUNTRIES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD ' +
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI ' +
  'VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Returns the countries with their names in a language, in that language's sort order. */
export function countriesIn(language: string): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => compare(a.name, b.name));
}

/** The API names of the industries by the key of their translation. */
export const INDUSTRIES = {
  food: 'Food and drink',
  retail: 'Retail',
  online: 'Online retail',
  wholesale: 'Wholesale',
  making: 'Manufacturing',
  building: 'Construction',
  health: 'Health and care',
  beauty: 'Beauty and fitness',
  travel: 'Travel and lodging',
  transport: 'Transport and logistics',
  professional: 'Professional services',
  technology: 'Technology',
  farming: 'Farming',
  other: 'Other',
} as const;

/** A band of monthly revenue in minor units; `to` is `null` when it has no upper limit. */
export interface RevenueBand {
  /** Its name in the API. */
  readonly name: string;
  readonly from: number;
  readonly to: number | null;
}

const THOUSAND_DOLLARS = 100_000;

/** The bands of monthly revenue that the form offers. */
export const REVENUE_BANDS: readonly RevenueBand[] = [
  { name: 'UNDER_10K', from: 0, to: 10 * THOUSAND_DOLLARS },
  { name: '10K_50K', from: 10 * THOUSAND_DOLLARS, to: 50 * THOUSAND_DOLLARS },
  { name: '50K_100K', from: 50 * THOUSAND_DOLLARS, to: 100 * THOUSAND_DOLLARS },
  { name: '100K_250K', from: 100 * THOUSAND_DOLLARS, to: 250 * THOUSAND_DOLLARS },
  { name: '250K_1M', from: 250 * THOUSAND_DOLLARS, to: 1000 * THOUSAND_DOLLARS },
  { name: 'OVER_1M', from: 1000 * THOUSAND_DOLLARS, to: null },
];
