import type { Role, RoleAccess } from '@plinth/api-client/demo/roles';
import { defineTable } from '../database.ts';

/** A stored role. Its users are counted when it is read. */
export type StoredRole = Omit<Role, 'users'>;

/** The rights in an area as letters: `r`ead, `w`rite, `c`reate. */
type Letters = '' | 'r' | 'rw' | 'rwc';

const rightsOf = (letters: Letters) => ({
  read: letters.includes('r'),
  write: letters.includes('w'),
  create: letters.includes('c'),
});

const accessOf = (letters: Readonly<Record<keyof RoleAccess, Letters>>): RoleAccess => ({
  user: rightsOf(letters.user),
  content: rightsOf(letters.content),
  disputes: rightsOf(letters.disputes),
  database: rightsOf(letters.database),
  financialManagement: rightsOf(letters.financialManagement),
  reporting: rightsOf(letters.reporting),
  apiControl: rightsOf(letters.apiControl),
  repositoryManagement: rightsOf(letters.repositoryManagement),
  payroll: rightsOf(letters.payroll),
});

const ALL_AREAS = {
  user: 'rwc',
  content: 'rwc',
  disputes: 'rwc',
  database: 'rwc',
  financialManagement: 'rwc',
  reporting: 'rwc',
  apiControl: 'rwc',
  repositoryManagement: 'rwc',
  payroll: 'rwc',
} as const;

const NO_AREAS = {
  user: '',
  content: '',
  disputes: '',
  database: '',
  financialManagement: '',
  reporting: '',
  apiControl: '',
  repositoryManagement: '',
  payroll: '',
} as const;

/** The roles of the users. Their slugs are the names that permissions have for them (product.md#permissions). */
const BUILT_IN_ROLES = [
  { slug: 'administrator', name: 'Admin', access: accessOf(ALL_AREAS) },
  {
    slug: 'manager',
    name: 'Editor',
    access: accessOf({ ...ALL_AREAS, database: 'r', apiControl: 'r', repositoryManagement: '', payroll: 'rw' }),
  },
  { slug: 'user', name: 'Author', access: accessOf({ ...NO_AREAS, content: 'rwc', reporting: 'r' }) },
  {
    slug: 'support',
    name: 'Maintainer',
    access: accessOf({ ...NO_AREAS, user: 'rw', content: 'r', disputes: 'rwc', reporting: 'r' }),
  },
  { slug: 'restricted-user', name: 'Subscriber', access: accessOf({ ...NO_AREAS, content: 'r' }) },
] as const;

/** The roles. The built-in ones cannot be deleted, so that there are some when all lists are empty. */
export const roles = defineTable<StoredRole>({
  name: 'roles',
  isKeptWhenEmpty: true,
  seed: () => BUILT_IN_ROLES.map((role, index) => ({ id: index + 1, builtIn: true, ...role })),
});
