import { Ability, AbilityBuilder } from '@casl/ability';
import type { Session } from '#core/session/session.ts';

type Action = 'read' | 'create' | 'update' | 'delete' | 'manage';
type Subject = 'Auth' | 'ACL' | 'all';

/** Permission that a route or a menu entry requires. */
export type Permission = readonly [action: Action, subject: Subject];

/** Checks a permission of a session; routes and menu use it. */
export type Allows = (...permission: Permission) => boolean;

/** Returns the ability of a session (spec §6). Rules have no conditions, so the library's matcher is not bundled. */
export function abilityOf(session: Session): Allows {
  const { can, build } = new AbilityBuilder<Ability<[Action, Subject]>>(Ability);
  if (session.kind === 'demo' && session.role === 'admin') can('manage', 'all');
  else can('read', 'Auth');
  if (session.kind === 'demo') can('read', 'ACL');
  const ability = build();
  return (action, subject) => ability.can(action, subject);
}
