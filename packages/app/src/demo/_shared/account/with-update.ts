import type { AccountExtras, AccountUpdate } from '@plinth/api-client/demo/account';

/** Returns an account as it will be after a change, as far as that is known before the response. */
export function withUpdate(extras: AccountExtras, { section, data }: AccountUpdate): AccountExtras {
  switch (section) {
    case 'devices':
      return { ...extras, devices: extras.devices.filter(({ id }) => id !== data.removedId) };
    case 'paymentMethods':
      if (data.action === 'makePrimary') {
        const cards = extras.paymentMethods.map((card) => ({ ...card, isPrimary: card.id === data.id }));
        return { ...extras, paymentMethods: cards.toSorted((one, other) => rank(one) - rank(other)) };
      }
      if (data.action === 'delete') {
        return { ...extras, paymentMethods: extras.paymentMethods.filter(({ id }) => id !== data.id) };
      }
      return extras;
    case 'notification':
      return { ...extras, notification: { ...extras.notification, ...onlyKnown(data) } };
    case 'connections':
      return { ...extras, connections: { ...extras.connections, ...onlyKnown(data) } };
    default:
      // A code, a card number or an address may be refused.
      return extras;
  }
}

const rank = ({ isPrimary }: { readonly isPrimary: boolean }): number => (isPrimary ? 0 : 1);

/** Leaves out the fields that a change doesn't have. */
const onlyKnown = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
