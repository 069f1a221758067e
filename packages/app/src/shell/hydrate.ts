import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { captureTypedText, releaseForms } from '#core/prerender/prerendered-form.ts';
import { matchRoute } from '#core/routes/match.ts';
import { selectAuth } from '#core/session/auth-slice.ts';
import { pageOf, type PageMatch } from './page-registry.ts';
import type { Sources } from './sources.ts';
import type { App } from './store.ts';

/**
 * Takes over the container from the boot scripts, which may have hidden it, hold back its forms and label its controls. A
 * form that is still to be hydrated stays held back until then.
 */
function takeOver(container: HTMLElement): void {
  delete document.documentElement.dataset['prerendered'];
  if (!container.querySelector('form')) releaseForms(container);
  for (const control of container.querySelectorAll('plinth-field > [aria-label]'))
    control.removeAttribute('aria-label');
}

/**
 * Returns the prerendered page of the address if the app renders the same one first; null without one, or where this
 * browser's state makes it another: a user sees the frame before the session is known, a visitor the page itself.
 */
export function prerenderedPageOf(container: HTMLElement, app: App): PageMatch | null {
  const page = pageOf(matchRoute(location.pathname));
  if (!page || container.dataset['page'] !== page.id) return null;
  const { status } = selectAuth(app.store.getState());
  if (page.entry.layout === 'vertical') return status === 'unknown' || status === 'signedIn' ? page : null;
  return status === 'anonymous' ? page : null;
}

/** Renders the app in the place of what the container has. */
export function renderAnew(container: HTMLElement, element: ReactNode): void {
  captureTypedText(container);
  container.replaceChildren();
  takeOver(container);
  createRoot(container).render(element);
}

/** Hydrates a prerendered page, once its own code has loaded; until then it stays as it is painted. */
export async function hydrate(
  container: HTMLElement,
  element: ReactNode,
  sources: Sources,
  page: PageMatch,
): Promise<void> {
  if (page.entry.layout === 'blank') await sources.pages[page.id].load();
  takeOver(container);
  hydrateRoot(container, element);
}
