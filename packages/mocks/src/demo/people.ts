/** The people who occur in several parts of the demo. They have no pictures: the app draws their initials. */

/** A person. */
export interface Person {
  readonly fullName: string;
  readonly email: string;
}

/** A person or a firm with an invented address. */
export const personOf = (fullName: string): Person => ({
  fullName,
  email: `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`,
});

/** The contacts, by name. */
export const CONTACTS = [
  'Ana Duarte',
  'Bram Lindqvist',
  'Celia Okafor',
  'Hanne Vos',
  'Joel Abara',
  'Leo Marchetti',
  'Marta Quill',
  'Nadia Petrov',
  'Priya Anand',
  'Tomas Reyne',
].map(personOf);

/** Returns the contact with this address. */
export const findContact = (email: string): Person | undefined =>
  CONTACTS.find((contact) => contact.email === email.toLowerCase());

/** The administrator, to whom the sample data belongs. */
export const ADMIN_NAME = 'Ines Calloway';
export const ADMIN_EMAIL = 'admin@demo.com';

/** The name of the other account. */
export const CLIENT_NAME = 'Noor Haddad';
