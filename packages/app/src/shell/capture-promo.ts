import { matchRoute } from '#core/routes/match.ts';
import type { Storage } from '#core/storage/storage.ts';

const PARAMETER = 'promo';
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Stores the promo code in the address of any page, with one idempotency key, so that a reload, a
 * second tab and a retry are the same action. A value that can't be a code is dropped.
 * @returns the address without the code, to replace it with; null when there is nothing to remove.
 */
export function capturePromo(storage: Storage, address: URL, newId: () => string): string | null {
  if (matchRoute(address.pathname) === null || !address.searchParams.has(PARAMETER)) return null;
  const code = address.searchParams.get(PARAMETER)?.trim() ?? '';
  if (CODE.test(code) && storage.get('promo')?.code !== code) storage.set('promo', { code, key: newId() });
  const cleaned = new URL(address);
  cleaned.searchParams.delete(PARAMETER);
  return cleaned.pathname + cleaned.search + cleaned.hash;
}
