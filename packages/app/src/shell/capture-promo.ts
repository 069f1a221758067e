import { matchRoute } from '#core/routes/match.ts';
import type { Storage } from '#core/storage/storage.ts';
import { pageOf } from './page-registry.ts';

const PARAMETER = 'promo';
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether visitors may open an address. Codes are captured from no other. */
function isOpenToVisitors(pathname: string): boolean {
  const match = matchRoute(pathname);
  const kind = pageOf(match)?.entry.kind;
  return match?.id === 'root' || kind === 'public' || kind === 'auth';
}

/**
 * Stores the promo code of an address that visitors may open, with one idempotency key, so that a reload, a
 * second tab and a retry are the same action. A value that can't be a code is dropped.
 * @returns the address without the code, to replace it with; null when there is nothing to remove.
 */
export function capturePromo(storage: Storage, address: URL, newId: () => string): string | null {
  if (!isOpenToVisitors(address.pathname) || !address.searchParams.has(PARAMETER)) return null;
  const code = address.searchParams.get(PARAMETER)?.trim() ?? '';
  if (CODE.test(code) && storage.get('promo')?.code !== code) storage.set('promo', { code, key: newId() });
  const cleaned = new URL(address);
  cleaned.searchParams.delete(PARAMETER);
  return cleaned.pathname + cleaned.search + cleaned.hash;
}
