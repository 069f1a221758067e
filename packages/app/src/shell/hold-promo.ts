import type { Storage } from '../core/storage/storage.ts';
import { matchRoute } from './route-table.ts';

const NAME = 'promo';
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Keeps the promo code of an address that anybody may open (decisions: promo code), with the idempotency key of its one
 * association: a reload, a second tab and a retry are the same action. What cannot be a code is not kept.
 * @returns the address without it, to stand in its place; null when there is nothing to take out.
 */
export function holdPromo(storage: Storage, address: URL, newId: () => string): string | null {
  const match = matchRoute(address.pathname);
  const isOpen = match?.entry?.kind === 'public' || match?.entry?.kind === 'auth' || match?.entry === null;
  if (!isOpen || !address.searchParams.has(NAME)) return null;
  const code = address.searchParams.get(NAME)?.trim() ?? '';
  if (CODE.test(code) && storage.get('promo')?.code !== code) storage.set('promo', { code, key: newId() });
  const rest = new URL(address);
  rest.searchParams.delete(NAME);
  return rest.pathname + rest.search + rest.hash;
}
