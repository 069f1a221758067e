import {
  AVATAR_COLORS,
  type BillingMethod,
  type User,
  type UserPlan,
  type UserStatus,
} from '@plinth/api-client/demo/users';
import { defineTable } from '../database.ts';
import { personOf } from '../people.ts';

type SampleUser = readonly [
  fullName: string,
  company: string,
  country: keyof typeof PHONE_PREFIXES,
  role: string,
  currentPlan: UserPlan,
  status: UserStatus,
  billing: BillingMethod,
];

/** Numbers that begin like this are kept for fiction in their country. Two digits follow. */
const PHONE_PREFIXES = {
  Australia: '+61 3 5550 01',
  Canada: '+1 604 555 01',
  France: '+33 1 99 00 12 ',
  Germany: '+49 30 231 251 ',
  Ireland: '+353 20 910 00',
  Sweden: '+46 8 465 004 ',
  'United Kingdom': '+44 20 7946 01',
  'United States': '+1 503 555 01',
};

/** By id. The first eight are the people whom invoices are sent to. */
const SAMPLE_USERS: readonly SampleUser[] = [
  ['Marta Quill', 'Oakline Freight', 'United States', 'subscriber', 'company', 'active', 'Auto Debit'],
  ['Ada Moreno', 'Fennel Press', 'Ireland', 'editor', 'enterprise', 'active', 'Manual - Cash'],
  ['Hugo Marsh', 'Marlow Bicycles', 'United Kingdom', 'admin', 'team', 'pending', 'Manual - Paypal'],
  ['Ilse Tanaka', 'Nordal Textiles', 'Sweden', 'maintainer', 'enterprise', 'active', 'Manual - Credit Card'],
  ['Jonas Reed', 'Saltgrass Ceramics', 'United States', 'author', 'team', 'inactive', 'Manual - Credit Card'],
  ['Bram Lindqvist', 'Corner Stationers', 'United States', 'admin', 'basic', 'active', 'Auto Debit'],
  ['Petra Vance', 'Pine & Quill Books', 'Canada', 'maintainer', 'team', 'pending', 'Manual - Cash'],
  ['Tomas Reyne', 'Reyne Properties', 'United States', 'author', 'company', 'active', 'Manual - Paypal'],
  ['Priya Anand', 'Anand Bookkeeping', 'United States', 'subscriber', 'enterprise', 'inactive', 'Manual - Paypal'],
  ['Celia Okafor', 'Okafor Payroll', 'United States', 'editor', 'enterprise', 'active', 'Manual - Credit Card'],
  ['Hanne Vos', 'Vos Cellars', 'Germany', 'author', 'basic', 'pending', 'Auto Debit'],
  ['Joel Abara', 'Abara Shelving', 'United States', 'subscriber', 'basic', 'active', 'Manual - Cash'],
  ['Ana Duarte', 'Duarte Farm', 'United States', 'editor', 'enterprise', 'inactive', 'Manual - Cash'],
  ['Nadia Petrov', 'Pavement & Permit', 'United States', 'admin', 'team', 'active', 'Manual - Paypal'],
  ['Leo Marchetti', 'Marchetti Cheese', 'United States', 'maintainer', 'team', 'active', 'Manual - Credit Card'],
  ['Greta Nwosu', 'Lantern Lighting', 'United Kingdom', 'editor', 'basic', 'active', 'Auto Debit'],
  ['Dario Fenn', 'Fenn Roofing', 'Ireland', 'admin', 'company', 'inactive', 'Auto Debit'],
  ['Elif Sander', 'Sander Optics', 'Germany', 'maintainer', 'team', 'active', 'Manual - Cash'],
  ['Farid Holm', 'Holm Harbor Tours', 'Sweden', 'author', 'company', 'active', 'Manual - Paypal'],
  ['Carys Lloyd', 'Lloyd Upholstery', 'United Kingdom', 'subscriber', 'basic', 'pending', 'Manual - Credit Card'],
  ['Owen Sandoval', 'Sandoval Tiles', 'United States', 'maintainer', 'basic', 'inactive', 'Manual - Credit Card'],
  ['Ruth Kimathi', 'Kimathi Coffee', 'Canada', 'author', 'company', 'active', 'Auto Debit'],
  ['Stefan Brandl', 'Brandl Brewing', 'Germany', 'subscriber', 'basic', 'active', 'Manual - Cash'],
  ['Thea Novak', 'Novak Dance Studio', 'Canada', 'editor', 'team', 'pending', 'Manual - Paypal'],
  ['Umar Siddiqui', 'Siddiqui Tailors', 'United Kingdom', 'admin', 'basic', 'active', 'Manual - Paypal'],
  ['Vera Castell', 'Castell Gardens', 'France', 'subscriber', 'company', 'active', 'Manual - Credit Card'],
  ['Wanda Frost', 'Frost Bakery', 'Australia', 'editor', 'enterprise', 'active', 'Auto Debit'],
  ['Xavier Roche', 'Roche Linen', 'France', 'admin', 'team', 'pending', 'Manual - Cash'],
  ['Yara Mendes', 'Mendes Surf School', 'Australia', 'maintainer', 'basic', 'active', 'Manual - Cash'],
  ['Zeno Pagani', 'Pagani Press Shop', 'Canada', 'author', 'company', 'inactive', 'Manual - Paypal'],
  ['Alma Berg', 'Berg Pottery', 'Sweden', 'admin', 'enterprise', 'active', 'Manual - Credit Card'],
  ['Boris Klein', 'Klein Hardware', 'Germany', 'maintainer', 'company', 'pending', 'Auto Debit'],
  ['Chiara Sala', 'Sala Flowers', 'France', 'author', 'basic', 'active', 'Auto Debit'],
  ['Desmond Pryce', 'Pryce Instruments', 'United Kingdom', 'subscriber', 'company', 'inactive', 'Manual - Cash'],
  ['Edda Winther', 'Winther Knitwear', 'Sweden', 'editor', 'enterprise', 'active', 'Manual - Paypal'],
  ['Felix Baumann', 'Baumann Joinery', 'Germany', 'author', 'team', 'pending', 'Manual - Credit Card'],
  ['Gwen Tucker', 'Tucker Orchards', 'Australia', 'subscriber', 'team', 'active', 'Manual - Credit Card'],
  ['Hana Sato', 'Sato Stationery', 'Canada', 'editor', 'team', 'inactive', 'Auto Debit'],
  ['Ivo Maric', 'Maric Marine', 'Australia', 'admin', 'enterprise', 'active', 'Manual - Cash'],
  ['Jana Kolar', 'Kolar Glass', 'Germany', 'maintainer', 'basic', 'active', 'Manual - Paypal'],
  ['Kofi Mensah', 'Mensah Textiles', 'United Kingdom', 'editor', 'basic', 'active', 'Manual - Paypal'],
  ['Lena Hoffman', 'Hoffman Clocks', 'United States', 'admin', 'company', 'inactive', 'Manual - Credit Card'],
  ['Milo Garrett', 'Garrett Guitars', 'United States', 'maintainer', 'team', 'active', 'Auto Debit'],
  ['Nora Quist', 'Quist Architects', 'Sweden', 'author', 'enterprise', 'active', 'Manual - Cash'],
  ['Otis Barlow', 'Barlow Barbers', 'United States', 'subscriber', 'team', 'pending', 'Manual - Cash'],
  ['Quentin Dale', 'Dale Outfitters', 'Australia', 'maintainer', 'team', 'inactive', 'Manual - Paypal'],
  ['Rosa Ibarra', 'Ibarra Ices', 'France', 'author', 'basic', 'active', 'Manual - Credit Card'],
  ['Sami Laine', 'Laine Saunas', 'Sweden', 'subscriber', 'company', 'active', 'Auto Debit'],
  ['Tilda Roos', 'Roos Veterinary', 'Canada', 'editor', 'team', 'pending', 'Auto Debit'],
  ['Willa Keane', 'Keane Kayaks', 'Ireland', 'admin', 'company', 'active', 'Manual - Cash'],
];

/** The color behind the initials of the user with this number in the list. */
export const avatarColorOf = (count: number) => AVATAR_COLORS[count % AVATAR_COLORS.length] ?? 'primary';

const usernameOf = (fullName: string): string => {
  const [firstName = '', lastName = ''] = fullName.toLowerCase().split(' ');
  return `${firstName.charAt(0)}${lastName}`;
};

/** The users that the user list starts with, by id. */
export const sampleUsers: readonly User[] = SAMPLE_USERS.map(
  ([fullName, company, country, role, currentPlan, status, billing], index) => ({
    id: index + 1,
    ...personOf(fullName),
    username: usernameOf(fullName),
    company,
    country,
    contact: `${PHONE_PREFIXES[country]}${String(index + 1).padStart(2, '0')}`,
    role,
    currentPlan,
    status,
    billing,
    avatar: null,
    avatarColor: avatarColorOf(index + 1),
  }),
);

/** The users of the user list. */
export const users = defineTable<User>({ name: 'users', seed: () => sampleUsers });
