import type { Storage } from '#core/storage/storage.ts';

/**
 * Whether an error says that a module failed to load: the browser is offline, or a deployment has replaced the module.
 * The patterns are the browsers' messages.
 */
export const isMissingChunk = (error: Error): boolean =>
  /dynamically imported module|module script failed|preload CSS|error loading/i.test(error.message);

/** Reloads the page, but once for each address. A browser that can't remember it would reload again and again. */
export function reloadOnce(
  storage: Pick<Storage, 'get' | 'set'>,
  { pathname, reload }: { readonly pathname: string; readonly reload: () => void },
): void {
  if (storage.get('reloadedFor') !== pathname && storage.set('reloadedFor', pathname)) reload();
}
