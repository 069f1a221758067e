import { whenIdle } from '#shared/idle.ts';
import type { PageSource } from './page-sources.ts';
import { matchRoute } from './route-table.ts';

/** Where links and menu items stand: both have an `href`, one of them as a property. */
function hrefOf(event: Event): string | null {
  for (const target of event.composedPath()) {
    if (target instanceof HTMLElement && 'href' in target && typeof target.href === 'string' && target.href !== '')
      return target.href;
  }
  return null;
}

/**
 * Fetches the page that a person is about to open: the pointer is on its link, or the focus is. Once nothing else is
 * to do it fetches those of the menu.
 * @returns the way to stop.
 */
export function prefetchOnIntent(
  root: Document,
  sources: ReadonlyMap<string, PageSource>,
  menu: readonly string[],
): () => void {
  const intent = (event: Event) => {
    const href = hrefOf(event);
    if (href === null) return;
    const address = new URL(href, location.origin);
    const entry = address.origin === location.origin ? matchRoute(address.pathname)?.entry : null;
    if (entry) sources.get(entry.id)?.prefetch();
  };
  const giveUp = whenIdle(() => {
    for (const id of menu) sources.get(id)?.prefetch();
  });
  root.addEventListener('pointerover', intent, { passive: true });
  root.addEventListener('focusin', intent);
  return () => {
    giveUp();
    root.removeEventListener('pointerover', intent);
    root.removeEventListener('focusin', intent);
  };
}
