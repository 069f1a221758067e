import type { Page } from '#core/pages/page.ts';
import { whenIdle } from '#shared/idle.ts';
import type { PageSources } from './page-sources.ts';

/** Returns the `href` property of the link or menu item that an event targets. */
function hrefOfTarget(event: Event): string | null {
  for (const target of event.composedPath()) {
    if (target instanceof HTMLElement && 'href' in target && typeof target.href === 'string' && target.href !== '')
      return target.href;
  }
  return null;
}

/**
 * Prefetches the page of a link while the pointer or the focus is on it, and the product's pages of the menu when the
 * browser is idle. The demo has too many pages to prefetch.
 * @param find returns the page of a pathname.
 * @returns a function that stops it.
 */
export function prefetchOnIntent(
  root: Document,
  sources: PageSources,
  menuPages: readonly Page[],
  find: (pathname: string) => Page | null,
): () => void {
  const handleIntent = (event: Event) => {
    const href = hrefOfTarget(event);
    if (href === null) return;
    const address = new URL(href, location.origin);
    const page = address.origin === location.origin ? find(address.pathname) : null;
    if (page) sources(page).prefetch();
  };
  const cancelIdle = whenIdle(() => {
    for (const page of menuPages) if (page.entry.kind === 'secured') sources(page).prefetch();
  });
  root.addEventListener('pointerover', handleIntent, { passive: true });
  root.addEventListener('focusin', handleIntent);
  return () => {
    cancelIdle();
    root.removeEventListener('pointerover', handleIntent);
    root.removeEventListener('focusin', handleIntent);
  };
}
