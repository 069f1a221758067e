import { userRoleOf } from '@plinth/api-client/demo/roles';
import { foldText } from '@plinth/ui-kit/search-text';
import type { Database } from '../database.ts';
import { roles } from './seed.ts';

/** Whether a user can have the role. */
export const isUserRole = (database: Database, role: string): boolean =>
  database.table(roles).rows.some(({ slug }) => userRoleOf(slug) === role);

/** Returns the slug of a new role: its name in lower case with dashes, followed by a number when that is taken. */
export function slugOf(database: Database, name: string): string {
  const base =
    foldText(name)
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'role';
  const isTaken = (candidate: string): boolean =>
    database.table(roles).rows.some(({ slug }) => slug === candidate || userRoleOf(slug) === candidate);
  let slug = base;
  for (let count = 2; isTaken(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}
