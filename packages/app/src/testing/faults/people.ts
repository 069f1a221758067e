import type { IdentityUser } from '#core/session/identity.ts';
import { OWNER } from '#testing/world.ts';

/** Who has a company; the mock names it after its user. */
export const USER: IdentityUser & { readonly customerId: string } = { ...OWNER, customerId: `customer-${OWNER.uid}` };

/** Who has signed up, and no token names a company yet. */
export const FOUNDER: IdentityUser = { ...OWNER, customerId: null };

/** Who is about to sign up; the mock has no company under this email. */
export const NEWCOMER: IdentityUser = {
  uid: 'u2',
  displayName: 'Noor Haddad',
  email: 'noor@fennel.example',
  photoURL: null,
  customerId: null,
};

/** The virtual card that the mock's financed business has. */
export const CARD = 'card-8804';
