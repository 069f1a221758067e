/** What the changes of an account do to its settings. */
import { DEMO_CODE, isPastDay, type AccountUpdate } from '@plinth/api-client/demo/account';
import { cardBrand, cardDigits, isCardExpired } from '@plinth/api-client/demo/payment-card';
import type { DemoError } from '#engine/response.ts';
import { withChanges } from '../database.ts';
import type { Settings } from './seed.ts';

/** Changed settings, or why they were not changed. */
export type ChangeResult =
  | { readonly status: 'changed'; readonly settings: Settings }
  | { readonly status: 'refused' | 'missing'; readonly error: DemoError };

type DataOf<Section> = Extract<AccountUpdate, { readonly section: Section }>['data'];

const changed = (settings: Settings, changes: Partial<Settings>): ChangeResult => ({
  status: 'changed',
  settings: { ...settings, ...changes },
});
const refused = (error: DemoError): ChangeResult => ({ status: 'refused', error });
const missing = (error: string): ChangeResult => ({ status: 'missing', error });

function changeTwoStep(settings: Settings, data: DataOf<'twoStep'>): ChangeResult {
  const { secret } = settings.twoStep;
  if (data.method === 'off') return changed(settings, { twoStep: { method: 'off', phone: null, secret } });
  if (data.code !== DEMO_CODE) return refused({ code: 'That code isn’t right. Check it and try again.' });
  const phone = data.method === 'sms' ? data.phone : null;
  return changed(settings, { twoStep: { method: data.method, phone, secret } });
}

/** Returns the cards with one of them as the primary one, which is first. */
const withPrimary = (cards: Settings['paymentMethods'], id: number): Settings['paymentMethods'] =>
  cards
    .map((card) => ({ ...card, isPrimary: card.id === id }))
    .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));

const EXPIRED = { expiry: 'This card has expired' };

function addCard(
  settings: Settings,
  data: Extract<DataOf<'paymentMethods'>, { readonly action: 'add' }>,
): ChangeResult {
  const { number, name, expiry, isPrimary } = data;
  const { paymentMethods, lastId } = settings;
  const id = lastId + 1;
  const card = { id, brand: cardBrand(number), lastFour: cardDigits(number).slice(-4), name, expiry, isPrimary: false };
  const cards = [...paymentMethods, card];
  return changed(settings, {
    lastId: id,
    paymentMethods: isPrimary || paymentMethods.length === 0 ? withPrimary(cards, id) : cards,
  });
}

function changeCards(settings: Settings, data: DataOf<'paymentMethods'>, now: Date): ChangeResult {
  if ((data.action === 'add' || data.action === 'edit') && isCardExpired(data.expiry, now)) return refused(EXPIRED);
  if (data.action === 'add') return addCard(settings, data);
  const { paymentMethods } = settings;
  const card = paymentMethods.find(({ id }) => id === data.id);
  if (data.action === 'delete') {
    const others = paymentMethods.filter(({ id }) => id !== data.id);
    const [first] = others;
    return changed(settings, { paymentMethods: card?.isPrimary && first ? withPrimary(others, first.id) : others });
  }
  if (!card) return missing('There is no such payment method');
  if (data.action === 'makePrimary') {
    return changed(settings, { paymentMethods: withPrimary(paymentMethods, card.id) });
  }
  const { name, expiry } = data;
  return changed(settings, {
    paymentMethods: paymentMethods.map((method) => (method.id === card.id ? { ...card, name, expiry } : method)),
  });
}

function changeAddress(settings: Settings, { isAnother, ...data }: DataOf<'addresses'>): ChangeResult {
  const { addresses, lastId } = settings;
  if (isAnother) {
    return changed(settings, { addresses: [...addresses, { ...data, id: lastId + 1 }], lastId: lastId + 1 });
  }
  const [first, ...others] = addresses;
  const id = first?.id ?? lastId + 1;
  return changed(settings, { addresses: [{ ...data, id }, ...others], lastId: Math.max(lastId, id) });
}

/** A change of the settings. The password, the name and the picture are parts of the account itself. */
export type SettingsUpdate = Exclude<AccountUpdate, { readonly section: 'security' | 'general' }>;

/** Applies a change to the settings of an account. */
export function applyUpdate(settings: Settings, update: SettingsUpdate, now: Date): ChangeResult {
  switch (update.section) {
    case 'twoStep':
      return changeTwoStep(settings, update.data);
    case 'devices':
      return changed(settings, { devices: settings.devices.filter(({ id }) => id !== update.data.removedId) });
    case 'paymentMethods':
      return changeCards(settings, update.data, now);
    case 'addresses':
      return changeAddress(settings, update.data);
    case 'plan':
      return changed(settings, { plan: update.data.name });
    case 'notification':
      return changed(settings, { notification: withChanges(settings.notification, update.data) });
    case 'connections':
      return changed(settings, { connections: withChanges(settings.connections, update.data) });
    case 'info':
      return isPastDay(update.data.dob, now)
        ? changed(settings, { info: update.data })
        : refused({ dob: 'Enter a date in the past' });
    case 'social':
      return changed(settings, { social: update.data });
  }
}
