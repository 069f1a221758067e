import { Ability, AbilityBuilder } from '@casl/ability';
import type { AbilityRule, Session } from '#core/session/session.ts';

type Action = 'read' | 'create' | 'update' | 'delete' | 'manage';

/**
 * The subject of a permission: pages behind a sign-in (`Auth`), abilities (`ACL`), figures (`Analytics`), accounts with
 * their roles and permissions (`Users`), `ApiKeys`, `Posts` of the blog, the demo's own home page (`DemoHome`).
 */
type Subject = 'Auth' | 'ACL' | 'Analytics' | 'Users' | 'ApiKeys' | 'Posts' | 'DemoHome' | 'all';

/** Permission that a page, a menu entry or a part of a page requires. */
export type Permission = readonly [action: Action, subject: Subject];

/** Checks a permission of a session. */
export type Allows = (...permission: Permission) => boolean;

/** The permissions of a kind of session besides those of its account. */
const RULES_BY_KIND: Readonly<Record<Session['kind'], readonly AbilityRule[]>> = {
  // A business may open every page of the demo but its home page: the business has one of its own.
  product: ['Users', 'ApiKeys', 'Posts'].map((subject) => ({ action: 'manage', subject })),
  demo: [{ action: 'read', subject: 'DemoHome' }],
};

/**
 * Returns the ability of a session (product.md#permissions). Rules have no conditions, so the library's matcher is not
 * bundled.
 */
export function abilityOf({ kind, ability: accountRules }: Session): Allows {
  const { can, build } = new AbilityBuilder<Ability<[string, string]>>(Ability);
  for (const { action, subject } of [...RULES_BY_KIND[kind], ...accountRules]) can(action, subject);
  const ability = build();
  return (action, subject) => ability.can(action, subject);
}
