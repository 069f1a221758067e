import type { AccountingInformation } from '@plinth/api-client/resources/accounting';
import type { Db } from '#db.ts';
import { instantBefore, HOUR_MS } from '#time.ts';
import type { CatalogPlatform } from '../platforms.ts';

/** The accounting platforms of the provider. */
export const ACCOUNTING_PLATFORMS: readonly CatalogPlatform[] = [
  { id: 'ledgerline', name: 'Ledgerline', kind: 'accounting' },
  { id: 'quillbooks', name: 'Quillbooks', kind: 'accounting' },
  { id: 'tallyhouse', name: 'Tallyhouse', kind: 'accounting' },
];

/** The linked accounting platform; `null` when none is linked. */
export function accountingInformationOf({ accounting, customer }: Db, now: Date): AccountingInformation | null {
  const platform = accounting.find(({ linked }) => linked);
  if (!platform) return null;
  return {
    integrationId: platform.id,
    connectionId: platform.connectionId,
    status: platform.isBroken ? 'AUTH_ERROR' : 'CONNECTED',
    linkedAt: platform.linkedAt ?? now.toISOString(),
    lastReadAt: instantBefore(now, HOUR_MS),
    company: customer ? { id: `${platform.id}-company`, name: customer.legalName ?? '', currency: 'USD' } : null,
  };
}
