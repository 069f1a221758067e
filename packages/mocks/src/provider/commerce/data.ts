import type { Shop } from '@plinth/api-client/resources/commerce';
import type { Db } from '#db.ts';
import { instantBefore, HOUR_MS } from '#time.ts';
import type { CatalogPlatform } from '../platforms.ts';

/** The commerce platforms of the provider. */
export const COMMERCE_PLATFORMS: readonly CatalogPlatform[] = [
  { id: 'bazaar-lane', name: 'Bazaar Lane', kind: 'marketplace' },
  { id: 'cartwheel', name: 'Cartwheel', kind: 'shop' },
  { id: 'shopfront', name: 'Shopfront', kind: 'shop' },
  { id: 'tillpoint', name: 'Tillpoint', kind: 'payments' },
];

/** The linked shops. */
export const shopsOf = ({ commerce, customer }: Db, now: Date): Shop[] =>
  commerce
    .filter(({ linked }) => linked)
    .map(({ id, name, connectionId, linkedAt, isBroken }) => ({
      id: connectionId ?? id,
      integrationId: id,
      name: customer?.tradingName ?? name,
      status: isBroken ? 'AUTH_ERROR' : 'CONNECTED',
      linkedAt: linkedAt ?? now.toISOString(),
      lastReadAt: instantBefore(now, HOUR_MS),
    }));
