import * as v from 'valibot';
import { brand } from '#core/config/brand.ts';
import type { IdentityUser } from './identity.ts';

const Permissions = v.array(
  v.pipe(
    v.string(),
    v.regex(/^\w+ \w+$/),
    v.transform((text) => {
      const [action = '', subject = ''] = text.split(' ');
      return { action, subject };
    }),
  ),
);

/**
 * Returns what the claims of a token say about its user: the customer in `{product}_id` (product.md#entities), and in
 * `permissions` what the user may do, such as `["read Auth"]`. Without that claim, or with one that is no such list,
 * the user may do what every user may.
 */
export function readUserClaims(
  claims: Readonly<Record<string, unknown>> | null,
): Pick<IdentityUser, 'customerId' | 'ability'> {
  const customerId = claims?.[`${brand.product}_id`];
  const permissions = v.safeParse(Permissions, claims?.['permissions']);
  return {
    customerId: typeof customerId === 'string' && customerId !== '' ? customerId : null,
    ...(permissions.success ? { ability: permissions.output } : {}),
  };
}
