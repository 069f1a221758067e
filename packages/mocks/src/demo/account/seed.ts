import type { AccountExtras, AccountSettings } from '@plinth/api-client/demo/account';
import { fingerprint } from '#hash.ts';
import { createRandom, type Random } from '#random.ts';
import { DAY_MS, HOUR_MS, instantBefore, MINUTE_MS } from '#time.ts';
import { defineTable, type Row } from '../database.ts';
import { dayFrom } from '../dates.ts';
import type { Owner } from './owner.ts';
import { BRANDS, DEVICES, itemsFrom, PLACES, STREETS } from './samples.ts';

/** What can be changed of an account. The other parts follow from the owner. */
export type Settings = Pick<
  AccountExtras,
  'twoStep' | 'devices' | 'paymentMethods' | 'addresses' | 'notification' | 'connections' | 'social'
> & {
  readonly company: AccountSettings['general']['company'];
  readonly info: AccountSettings['info'];
  /** The plan of an account; null for a user, who has it in the user list. */
  readonly plan: AccountExtras['plan']['name'] | null;
  /** The highest id that a device, a card or an address has had. */
  readonly lastId: number;
};

/** Stored settings. */
interface StoredSettings extends Settings, Row {
  readonly key: string;
}

/** The settings that were changed. Those of everybody else are created when they are read. */
export const accountSettings = defineTable<StoredSettings>({ name: 'accountSettings', seed: () => [] });

/** Returns random numbers that are always the same for an owner and a subject. */
export const randomOf = ({ key }: Owner, subject: string): Random =>
  createRandom(Number.parseInt(fingerprint(`${key} ${subject}`).slice(0, 8), 16));

const BASE_32 = ['ABCDEFGHIJKLMNOP', 'QRSTUVWXYZ234567'].join('');

const secretOf = (random: Random): string =>
  Array.from({ length: 32 }, () => BASE_32.charAt(random.integer(0, BASE_32.length - 1))).join('');

function twoStepOf(owner: Owner): Settings['twoStep'] {
  const random = randomOf(owner, 'two-step');
  const method = owner.isSample ? random.pick<Settings['twoStep']['method']>(['off', 'app', 'sms']) : 'off';
  return { method, phone: method === 'sms' ? owner.contact : null, secret: secretOf(random) };
}

/** How long ago the devices were last active, in milliseconds. */
const LAST_ACTIVE = [4 * MINUTE_MS, 5 * HOUR_MS, 3 * DAY_MS, 12 * DAY_MS];

function devicesOf(owner: Owner, now: Date): Settings['devices'] {
  const random = randomOf(owner, 'devices');
  const towns = PLACES[owner.country]?.towns ?? [];
  return itemsFrom(DEVICES, random.integer(0, 5), random.integer(2, LAST_ACTIVE.length)).map((device, index) => ({
    id: index + 1,
    ...device,
    location: [towns[index % 2], owner.country].filter((part) => part !== undefined).join(', '),
    lastActive: instantBefore(now, LAST_ACTIVE[index] ?? 0),
    isCurrent: index === 0 && owner.key.startsWith('account'),
  }));
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** Returns a month as cards have it. @param years from now on. */
const expiryOf = (now: Date, month: number, years: number): string =>
  `${pad(month)}/${pad((now.getFullYear() + years) % 100)}`;

function paymentMethodsOf(owner: Owner, now: Date): Settings['paymentMethods'] {
  const random = randomOf(owner, 'cards');
  return itemsFrom(BRANDS, random.integer(0, 3), random.integer(1, 3)).map((brand, index) => ({
    id: index + 11,
    brand,
    lastFour: String(random.integer(1_000, 9_999)),
    name: owner.fullName,
    // The third card of a wallet is an old one.
    expiry: expiryOf(now, random.integer(1, 12), index === 2 ? -1 : index + 1),
    isPrimary: index === 0,
  }));
}

function addressesOf(owner: Owner): Settings['addresses'] {
  const place = PLACES[owner.country];
  if (!place) return [];
  const random = randomOf(owner, 'address');
  const { company, country } = owner;
  const line1 = `${random.integer(2, 98)} ${random.pick(STREETS)}`;
  const { towns, region, postalCode } = place;
  return [{ id: 21, name: company, line1, line2: '', city: towns[0], region, postalCode, country }];
}

const usernameOf = ({ fullName }: Owner): string => fullName.toLowerCase().replaceAll(/[^a-z]/g, '');

function socialOf(owner: Owner): Settings['social'] {
  const name = owner.isSample ? usernameOf(owner) : '';
  return {
    twitter: name && `https://twitter.example.com/${name}`,
    facebook: '',
    google: '',
    linkedIn: name && `https://linkedin.example.com/in/${name}`,
    instagram: '',
    quora: '',
  };
}

/** About how many days ago the people of the sample data were born. */
const AGE_DAYS = 13_600;

const infoOf = (owner: Owner, now: Date): Settings['info'] =>
  owner.isSample
    ? {
        bio: 'Looks after the books, the orders and the plants in the office.',
        dob: dayFrom(now, -AGE_DAYS),
        country: owner.country,
        website: 'https://plinth.test',
        phone: owner.contact,
      }
    : { bio: '', dob: '', country: '', website: '', phone: '' };

/** Returns the settings that an owner starts with. @param isEmpty leaves the lists empty. */
export function firstSettings(owner: Owner, now: Date, isEmpty: boolean): Settings {
  const random = randomOf(owner, 'settings');
  const isOn = (): boolean => owner.isSample && random.integer(0, 1) === 1;
  const hasLists = owner.isSample && !isEmpty;
  return {
    company: owner.company,
    info: infoOf(owner, now),
    twoStep: twoStepOf(owner),
    devices: hasLists ? devicesOf(owner, now) : [],
    paymentMethods: hasLists ? paymentMethodsOf(owner, now) : [],
    addresses: hasLists ? addressesOf(owner) : [],
    plan: null,
    lastId: 21,
    notification: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: isOn(),
      newAnnouncements: true,
      productUpdates: isOn(),
      blogDigest: false,
    },
    connections: { twitter: isOn(), google: isOn(), facebook: false, github: isOn() },
    social: socialOf(owner),
  };
}
