import { Ability, AbilityBuilder } from '@casl/ability';
import type { Session } from '#core/session/session.ts';

type Action = 'read' | 'create' | 'update' | 'delete' | 'manage';
type Subject = 'Auth' | 'ACL' | 'Analytics' | 'all';

/** Permission that a route or a menu entry requires. */
export type Permission = readonly [action: Action, subject: Subject];

/** Checks a permission of a session; routes and menu use it. */
export type Allows = (...permission: Permission) => boolean;

/**
 * Returns the ability of a session (product.md#permissions). Rules have no conditions, so the library's matcher is not
 * bundled.
 */
export function abilityOf(session: Session): Allows {
  const { can, build } = new AbilityBuilder<Ability<[string, string]>>(Ability);
  for (const { action, subject } of session.ability) can(action, subject);
  const ability = build();
  return (action, subject) => ability.can(action, subject);
}
