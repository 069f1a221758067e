import { AbilityBuilder, createMongoAbility, type MongoAbility } from '@casl/ability';

/** What can be done with what (spec §6). */
export type AppAbility = MongoAbility<['read' | 'manage', 'Auth' | 'ACL' | 'all']>;

/** The one question that menu and routes ask. */
export type Allows = (action: 'read', resource: 'Auth' | 'ACL') => boolean;

/** The ability of everybody with a product session: read on Auth (spec §6). */
export function productAbility(): Allows {
  const { can, build } = new AbilityBuilder<AppAbility>(createMongoAbility);
  can('read', 'Auth');
  const ability = build();
  return (action, resource) => ability.can(action, resource);
}
