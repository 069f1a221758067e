import type { RoleAccess } from '@plinth/api-client/demo/roles';

/** A right in an area. */
export type Right = 'read' | 'write' | 'create';
type Area = keyof RoleAccess;

/** The rights with their names. */
export const RIGHTS: readonly { readonly right: Right; readonly name: string }[] = [
  { right: 'read', name: 'Read' },
  { right: 'write', name: 'Write' },
  { right: 'create', name: 'Create' },
];

/** The areas with their names. */
export const AREAS: readonly { readonly area: Area; readonly name: string }[] = [
  { area: 'user', name: 'User' },
  { area: 'content', name: 'Content' },
  { area: 'disputes', name: 'Disputes' },
  { area: 'database', name: 'Database' },
  { area: 'financialManagement', name: 'Financial management' },
  { area: 'reporting', name: 'Reporting' },
  { area: 'apiControl', name: 'API control' },
  { area: 'repositoryManagement', name: 'Repository management' },
  { area: 'payroll', name: 'Payroll' },
];

/** Number of rights in all areas. */
export const RIGHT_COUNT = AREAS.length * RIGHTS.length;

/** The rights of a role, as a set of names such as `user.read`. */
export type Grants = ReadonlySet<string>;

/** Returns the name of a right in an area. */
export const grantOf = (area: Area, right: Right): string => `${area}.${right}`;

const ALL_GRANTS: readonly string[] = AREAS.flatMap(({ area }) => RIGHTS.map(({ right }) => grantOf(area, right)));

/** Returns the grants of a text that {@link textOf} wrote; unknown names are dropped. */
export function grantsOf(text: string): Grants {
  const names = new Set(text.split(','));
  return new Set(ALL_GRANTS.filter((name) => names.has(name)));
}

/** Returns grants as text, always in the same order. */
export const textOf = (grants: Grants): string => ALL_GRANTS.filter((name) => grants.has(name)).join(',');

/** Returns the grants of what a role may do. */
export function accessGrants(access: RoleAccess): Grants {
  return new Set(
    AREAS.flatMap(({ area }) =>
      RIGHTS.filter(({ right }) => access[area][right]).map(({ right }) => grantOf(area, right)),
    ),
  );
}

/** Returns what a role with the grants may do. */
export function accessOf(grants: Grants): RoleAccess {
  const rights = (area: Area) => ({
    read: grants.has(grantOf(area, 'read')),
    write: grants.has(grantOf(area, 'write')),
    create: grants.has(grantOf(area, 'create')),
  });
  return {
    user: rights('user'),
    content: rights('content'),
    disputes: rights('disputes'),
    database: rights('database'),
    financialManagement: rights('financialManagement'),
    reporting: rights('reporting'),
    apiControl: rights('apiControl'),
    repositoryManagement: rights('repositoryManagement'),
    payroll: rights('payroll'),
  };
}

/** Grants or takes a right. To write or create includes to read; without that, neither is left. */
export function withGrant(grants: Grants, area: Area, right: Right, isGranted: boolean): Grants {
  const changed = new Set(grants);
  if (isGranted) changed.add(grantOf(area, right)).add(grantOf(area, 'read'));
  else {
    const taken: readonly Right[] = right === 'read' ? ['read', 'write', 'create'] : [right];
    for (const name of taken) changed.delete(grantOf(area, name));
  }
  return changed;
}

/** Returns all grants, or none. */
export const everyGrant = (isGranted: boolean): Grants => new Set(isGranted ? ALL_GRANTS : []);
