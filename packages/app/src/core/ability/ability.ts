import { Ability, AbilityBuilder } from '@casl/ability';
import type { AbilityRule, Session } from '#core/session/session.ts';

type Action = 'read' | 'create' | 'update' | 'delete' | 'manage';
type Subject = 'Auth' | 'ACL' | 'Analytics' | 'all';

/** Permission that a route or a menu entry requires. */
export type Permission = readonly [action: Action, subject: Subject];

/** What a session of the product may do: its customer's data is protected by the API. */
const PRODUCT_ABILITY: readonly AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/** Checks a permission of a session; routes and menu use it. */
export type Allows = (...permission: Permission) => boolean;

/** Returns the ability of a session (spec §6). Rules have no conditions, so the library's matcher is not bundled. */
export function abilityOf(session: Session): Allows {
  const { can, build } = new AbilityBuilder<Ability<[string, string]>>(Ability);
  const rules = session.kind === 'demo' ? session.ability : PRODUCT_ABILITY;
  for (const { action, subject } of rules) can(action, subject);
  const ability = build();
  return (action, subject) => ability.can(action, subject);
}
