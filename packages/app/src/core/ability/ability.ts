import { Ability, AbilityBuilder } from '@casl/ability';
import type { Session } from '#core/session/session.ts';

type Action = 'read' | 'create' | 'update' | 'delete' | 'manage';
type Subject = 'Auth' | 'ACL' | 'all';

/** What a route or a menu entry requires. */
export type Permission = readonly [action: Action, subject: Subject];

/** The question that routes and menu ask of a session's ability. */
export type Allows = (...permission: Permission) => boolean;

/** The ability of a session (spec §6). No rule has conditions: the part of the library that matches them stays out. */
export function abilityOf(session: Session): Allows {
  const { can, build } = new AbilityBuilder<Ability<[Action, Subject]>>(Ability);
  if (session.kind === 'demo' && session.role === 'admin') can('manage', 'all');
  else can('read', 'Auth');
  if (session.kind === 'demo') can('read', 'ACL');
  const ability = build();
  return (action, subject) => ability.can(action, subject);
}
