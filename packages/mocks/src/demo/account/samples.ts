/** The texts from which the sample data of accounts are composed. */
import type { AccountEvent, AccountPlan, Device } from '@plinth/api-client/demo/account';
import type { CardBrand } from '@plinth/api-client/demo/payment-card';

/** Returns a number of items from a place of a list on, which starts again at its end. */
export const itemsFrom = <Item>(items: readonly Item[], start: number, count: number): Item[] =>
  [...items, ...items].slice(start % items.length, (start % items.length) + Math.min(count, items.length));

/** The names of projects, and what is made. */
export const PROJECTS: readonly (readonly [name: string, kind: string])[] = [
  ['Harvest catalog', 'Website'],
  ['Stock counter', 'Mobile app'],
  ['Winter brochure', 'Print'],
  ['Order desk', 'Web app'],
  ['Shop window', 'Website'],
  ['Delivery planner', 'Web app'],
  ['Loyalty card', 'Mobile app'],
  ['Price list 2', 'Print'],
  ['Supplier portal', 'Web app'],
  ['Brand refresh', 'Design'],
  ['Till reports', 'Web app'],
  ['Trade fair stand', 'Design'],
];

/** What happens to people. `%` stands for the company. */
export const EVENTS: readonly Pick<AccountEvent, 'kind' | 'title' | 'text'>[] = [
  { kind: 'meeting', title: 'Met about the next quarter', text: 'Half an hour by phone with %.' },
  { kind: 'invoice', title: 'Invoice paid', text: '% paid in full, two days early.' },
  { kind: 'project', title: 'Project handed over', text: 'All files went to %.' },
  { kind: 'account', title: 'Password changed', text: 'From a computer that was used before.' },
  { kind: 'project', title: 'Project started', text: 'The first tasks were planned with %.' },
  { kind: 'invoice', title: 'Invoice sent', text: 'Emailed to %’s bookkeeping.' },
  { kind: 'meeting', title: 'Workshop at the office', text: 'Four people from % came.' },
];

type SampleDevice = Pick<Device, 'kind' | 'browser' | 'system'>;

/** Devices that people sign in with. */
export const DEVICES: readonly SampleDevice[] = [
  { kind: 'desktop', browser: 'Chrome', system: 'Windows' },
  { kind: 'phone', browser: 'Safari', system: 'iPhone' },
  { kind: 'desktop', browser: 'Firefox', system: 'Linux' },
  { kind: 'tablet', browser: 'Safari', system: 'iPad' },
  { kind: 'desktop', browser: 'Safari', system: 'macOS' },
  { kind: 'phone', browser: 'Chrome', system: 'Android' },
];

/** Two towns of each country of the sample users, with the street of an address in the first one. */
export const PLACES: Readonly<
  Record<string, { readonly towns: readonly [string, string]; readonly region: string; readonly postalCode: string }>
> = {
  Australia: { towns: ['Geelong', 'Ballarat'], region: 'VIC', postalCode: '3220' },
  Canada: { towns: ['Kelowna', 'Kamloops'], region: 'BC', postalCode: 'V1Y 6N2' },
  France: { towns: ['Angers', 'Tours'], region: '', postalCode: '49100' },
  Germany: { towns: ['Kassel', 'Erfurt'], region: '', postalCode: '34117' },
  Ireland: { towns: ['Galway', 'Limerick'], region: 'County Galway', postalCode: 'H91 E2K3' },
  Sweden: { towns: ['Uppsala', 'Lund'], region: '', postalCode: '753 20' },
  'United Kingdom': { towns: ['Norwich', 'Exeter'], region: 'Norfolk', postalCode: 'NR2 1TF' },
  'United States': { towns: ['Salem', 'Eugene'], region: 'OR', postalCode: '97301' },
};

/** Streets of addresses. */
export const STREETS = ['Harbor Street', 'Mill Lane', 'Orchard Road', 'Station Street', 'Weaver Row'] as const;

/** The networks of the sample cards. */
export const BRANDS: readonly CardBrand[] = ['visa', 'mastercard', 'amex', 'discover'];

/** What the plans cost a month, in dollars. */
export const PRICES: Readonly<Record<AccountPlan, number>> = {
  basic: 0,
  team: 29,
  company: 59,
  enterprise: 99,
  standard: 49,
};
