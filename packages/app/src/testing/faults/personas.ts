import type { IdentityUser } from '#core/session/identity.ts';
import { OWNER } from '../world.ts';

/** A user with a company, whose id the mock derives from the user's id. */
export const USER: IdentityUser & { readonly customerId: string } = { ...OWNER, customerId: `customer-${OWNER.uid}` };

/** A user who has signed up and whose token has no company yet. */
export const FOUNDER: IdentityUser = { ...OWNER, customerId: null };

/** A user who is about to sign up. The mock has no company for this email. */
export const NEWCOMER: IdentityUser = {
  uid: 'u2',
  displayName: 'Noor Haddad',
  email: 'noor@fennel.example',
  photoURL: null,
  customerId: null,
};

/** The virtual card of the mock's financed business. */
export const CARD_ID = 'card-8804';
