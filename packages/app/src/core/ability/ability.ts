import { AbilityBuilder, Ability } from '@casl/ability';

/** What can be done with what (spec §6). No rule has conditions: what matches them, a third of the library, stays out. */
export type AppAbility = Ability<['read' | 'manage', 'Auth' | 'ACL' | 'all']>;

/** The one question that menu and routes ask. */
export type Allows = (action: 'read', resource: 'Auth' | 'ACL') => boolean;

/** The ability of everybody with a product session: read on Auth (spec §6). */
export function productAbility(): Allows {
  const { can, build } = new AbilityBuilder<AppAbility>(Ability);
  can('read', 'Auth');
  const ability = build();
  return (action, resource) => ability.can(action, resource);
}
